#!/usr/bin/env bash
# Keeps the floors of the house apart: engine, then variants and app. Each knows only those below it; so do the layers
# of the engine.
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

gui='[<"]Q(t(Widgets|Gui|Svg|SvgWidgets)[/>"]|(Widget|Application|GuiApplication|Painter|Color|Icon|Image|Pixmap)[>"])'
own='"[./]*'

forbid 'the engine knows no Qt' '[<"]Q' engine
forbid 'the engine knows no higher floor' "$own(app|variants|tests)/" engine
layers=(model rules powers mechanics play documents notation bots lab)
for i in "${!layers[@]}"; do
    higher=$(IFS='|'; echo "${layers[*]:i+1}")
    [[ -z $higher ]] ||
        forbid "engine/${layers[i]} knows no higher layer of the engine" "${own}engine/($higher)/" "engine/${layers[i]}"
done
forbid 'the rules are played without JSON' '[<"]nlohmann/' engine/{model,rules,powers,mechanics,play}
for place in engine/*/; do
    [[ " ${layers[*]} " == *" $(basename "$place") "* ]] || { echo "layering: $place is no layer of the engine"; failed=1; }
done

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

exit "$failed"
