@echo off
rem Starts Dead Road on Windows; the first run sets everything up. deadroad --help lists what else it can do.
setlocal
set PYTHONUTF8=1
where py >nul 2>nul && (
  py -3 "%~dp0scripts\start.py" %*
  exit /b
)
where python >nul 2>nul && (
  python "%~dp0scripts\start.py" %*
  exit /b
)
echo Dead Road needs Python 3.11 or newer, and found none on PATH 1>&2
exit /b 1
