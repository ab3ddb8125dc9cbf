"""What every picture is made with: outlines and masks, colour, light, materials, prints, and the finished sprite."""
