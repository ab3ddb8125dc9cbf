; The Windows installer: for one account, without an administrator. The blanks @...@ are filled in by installer.py.
Target @TARGET@
SetCompressor /SOLID lzma
; The times of the files that are packed would differ from build to build.
SetDateSave off
RequestExecutionLevel user
ManifestDPIAware true
!include MUI2.nsh

!define PROGRAM "Trapworks.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\@TITLE@"
!define CLASSES "Software\Classes"
!define KIND "@TITLE@.Match"
!define ASSOCIATIONS_CHANGED "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"

Name "@TITLE@"
OutFile "@OUTPUT@"
InstallDir "$LOCALAPPDATA\Programs\@TITLE@"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "@TITLE@ @VERSION@"
VIProductVersion "@NUMBERS@"
VIAddVersionKey "ProductName" "@TITLE@"
VIAddVersionKey "ProductVersion" "@VERSION@"
VIAddVersionKey "FileVersion" "@VERSION@"
VIAddVersionKey "FileDescription" "@TITLE@ installer"
VIAddVersionKey "CompanyName" "@TITLE@ contributors"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "@ICON@"
!define MUI_UNICON "@ICON@"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(STAYS)"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first is taken where Windows speaks none of them.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Dutch"
@WORDS@

; A program that runs cannot be written over or removed: a file that is open for writing by nobody else is free.
!macro NOT_WHILE_IT_RUNS
  again:
  IfFileExists "$INSTDIR\${PROGRAM}" 0 free
  ClearErrors
  FileOpen $0 "$INSTDIR\${PROGRAM}" a
  IfErrors 0 closes
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNS)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 2
  Quit
  closes:
  FileClose $0
  free:
!macroend

Section
  !insertmacro NOT_WHILE_IT_RUNS
  ; What an earlier version has put there goes first, by its own list.
  IfFileExists "$INSTDIR\uninstall.exe" 0 +2
  ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'
@INSTALL@
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\@TITLE@.lnk" "$INSTDIR\${PROGRAM}" "" "" 0 SW_SHOWNORMAL "" "$(SUMMARY)"

  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "$(MATCH)"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\@ENDING@\OpenWithProgids" "${KIND}" ""
  ReadRegStr $0 HKCU "${CLASSES}\@ENDING@" ""
  StrCmp $0 "" 0 +2
  WriteRegStr HKCU "${CLASSES}\@ENDING@" "" "${KIND}"
  System::Call "${ASSOCIATIONS_CHANGED}"

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "@TITLE@"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "@VERSION@"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "@TITLE@ contributors"
  WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "@HOME@"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" @KILOBYTES@
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  !insertmacro NOT_WHILE_IT_RUNS
  ; By name, never a whole folder: somebody may have chosen one in which other things lie.
@UNINSTALL@
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\@TITLE@.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\@ENDING@" ""
  StrCmp $0 "${KIND}" 0 +2
  DeleteRegValue HKCU "${CLASSES}\@ENDING@" ""
  DeleteRegValue HKCU "${CLASSES}\@ENDING@\OpenWithProgids" "${KIND}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\@ENDING@\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\@ENDING@"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call "${ASSOCIATIONS_CHANGED}"
SectionEnd
