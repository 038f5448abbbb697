#!/usr/bin/env bash
# Keeps the floors of the house apart: engine, then variants and app. Each knows only those below it.
# (Wording and command line are linked with Qt Core alone; this finds what would compile all the same.)
set -euo pipefail
shopt -s nullglob
cd "${1:-"$(dirname "$0")/.."}"

failed=0

# forbid WHY PATTERN PLACE…: no #include in these folders or files may match.
forbid() {
    local why=$1 pattern="^[[:space:]]*#[[:space:]]*include[[:space:]]*$2" place found
    shift 2
    for place in "$@"; do
        [[ -e $place ]] || continue
        if found=$(grep -rHnP --include='*.h' --include='*.cpp' "$pattern" "$place"); then
            printf 'layering: %s\n%s\n' "$why" "$found"
            failed=1
        fi
    done
}

# forbid_text WHY PATTERN PLACE…: no text of these folders may match, not even over several lines.
forbid_text() {
    local why=$1 pattern=$2 found
    shift 2
    if found=$(grep -rlPzo --include='*.h' --include='*.cpp' "$pattern" "$@"); then
        printf 'layering: %s\n%s\n' "$why" "$found"
        failed=1
    fi
}

gui='[<"]Q(t(Widgets|Gui|Svg|SvgWidgets)[/>"]|(Widget|Application|GuiApplication|Painter|Color|Icon|Image|Pixmap)[>"])'
own='"[./]*'

forbid 'the engine knows no Qt' '[<"]Q' engine
forbid 'the engine knows no higher floor' "$own(app|variants|tests)/" engine
forbid 'wording, log and command line use Qt Core alone' "$gui" app/wording app/diagnostics app/cli
forbid 'wording knows neither program' "${own}app/(cli|gui)/" app/wording
forbid 'the command line does not know the desktop' "${own}app/gui/" app/cli
forbid 'the desktop does not know the command line' "${own}app/cli/" app/gui
forbid 'the log knows nothing of what is logged' "$own(engine|variants|app/(?!diagnostics/))" app/diagnostics
forbid 'wording and storage do not know the log' "${own}app/diagnostics/" app/wording app/storage engine variants
forbid 'what the log is written with is known to its .cpp files alone' '[<"](spdlog|fmt)/' \
    app/diagnostics/*.h app/{cli,gui,storage,wording} engine variants
forbid 'the app knows no variant by name' "${own}variants/(?!rules_plugin\\.h)" app
forbid 'programs include no test code' "${own}tests/" app variants
forbid 'a variant'\''s rules use Qt Core alone (its panel/ may use more)' "$gui" variants/*/*.h variants/*/*.cpp
forbid 'a variant sees only wording/ and gui/panel_interface.h of the app' \
    "${own}app/(?!wording/|gui/panel_interface\\.h)" variants

# A player may be called "%2": values are put in all at once.
forbid_text 'what is said to players is put together by fill(), not by arg()' \
    '\btr\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*\.arg\(' app variants

exit "$failed"
