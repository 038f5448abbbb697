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

# forbid_text WHY PATTERN PLACE…: no text of these folders may match, not even over several lines.
forbid_text() {
    local why=$1 pattern=$2 found
    shift 2
    if found=$(grep -rlPzo --include='*.h' --include='*.cpp' "$pattern" "$@"); then
        printf 'layering: %s\n%s\n' "$why" "$found"
        failed=1
    fi
}

gui='[<"]Q(t(Widgets|Gui|Svg|SvgWidgets|Charts)[/>"]|(Widget|Application|GuiApplication|Painter|Color|Icon|Image|Pixmap)[>"])'
own='"[./]*'

forbid 'the engine knows no Qt' '[<"]Q' engine
forbid 'the engine knows no higher floor' "$own(app|variants|tests)/" engine
layers=(model rules powers mechanics play documents notation lessons bots lab)
for i in "${!layers[@]}"; do
    higher=$(IFS='|'; echo "${layers[*]:i+1}")
    [[ -z $higher ]] ||
        forbid "engine/${layers[i]} knows no higher layer of the engine" "${own}engine/($higher)/" "engine/${layers[i]}"
done
forbid 'the rules are played without JSON' '[<"]nlohmann/' engine/{model,rules,powers,mechanics,play}
for place in engine/*/; do
    [[ " ${layers[*]} " == *" $(basename "$place") "* ]] || { echo "layering: $place is no layer of the engine"; failed=1; }
done

forbid 'files, wording, log, lab, reports and command line use Qt Core alone' "$gui" \
    app/files app/wording app/diagnostics app/lab app/report app/cli
forbid 'wording knows neither program' "${own}app/(cli|gui)/" app/wording
forbid 'the command line does not know the desktop' "${own}app/gui/" app/cli
forbid 'the lab knows nothing of what is made of it' "${own}app/(report|charts|cli|gui)/" app/lab
forbid 'reports do not know who draws their pictures, or shows them' "${own}app/(charts|cli|gui)/" app/report
forbid 'charts know what is to be drawn, and nothing else' "${own}(engine|app/(?!charts/|plugins/))" app/charts
forbid 'the command line has charts drawn by a plug-in' "${own}app/charts/" app/cli
forbid 'the desktop does not know the command line' "${own}app/cli/" app/gui
forbid 'the log knows nothing of what is logged' "$own(engine|variants|app/(?!diagnostics/|files/))" app/diagnostics
forbid 'files, locks and folders know nothing of what lies in them' "$own(engine|variants|app/(?!files/))" app/files
forbid 'wording and storage do not know the log' "${own}app/diagnostics/" app/files app/wording app/storage engine variants
forbid 'what the log is written with is known to its .cpp files alone' '[<"](spdlog|fmt)/' \
    app/diagnostics/*.h app/{cli,files,gui,storage,wording} engine variants
forbid 'the app knows no variant' "${own}variants/" app
forbid 'what plug-ins and programs agree on knows engine and words alone' \
    "${own}app/(?!wording/|plugins/)" app/plugins app/wording
forbid 'programs include no test code' "${own}tests/" app variants
forbid 'a variant'\''s rules use Qt Core alone (its panel/ may use more)' "$gui" variants/*/*.h variants/*/*.cpp
forbid 'a variant sees only wording/, plugins/ and gui/panel_interface.h of the app' \
    "${own}app/(?!wording/|plugins/|gui/panel_interface\\.h)" variants
forbid 'wording knows no plug-in' "${own}(variants|app/plugins)/" app/wording

# The core and the programs know no variant: what one needs it brings along (variants/README.md).
words='\b(WHL|INF|TRI)-[0-9]|3stica|zodiac|\binfinity|exhaustion|retaliat|refill|defender|long-?shot|\bfate\b|\bd12\b|\bH14\b'
for rules in variants/*/rules.cpp; do
    id=$(basename "$(dirname "$rules")")
    words+="|${id//-/[-_ ]?}"
done
if found=$(grep -rHnPi --include='*.h' --include='*.cpp' "$words" engine app); then
    printf 'layering: the core and the programs name no variant\n%s\n' "$found"
    failed=1
fi

# The folders of the desktop, each above those that it may include. What lies in app/gui itself (the game's window, the
# program) stands above them all, below only those who look at the whole window.
layers=(async sound keys language art widgets seats actions board table settings rulesets options panels play advice inspect ending dialogs replay workshop position compare home window learn)
higher=''
for ((i = ${#layers[@]} - 1; i >= 0; --i)); do
    layer=${layers[i]}
    forbid "app/gui/$layer stands below what it includes: the order is ${layers[*]}" \
        "${own}app/gui/(?!panel_interface\\.h)(${higher}demo/|diagnostics/|[a-z_]+\\.h)" "app/gui/$layer"
    higher+="$layer/|"
done
for folder in app/gui/*/; do
    name=$(basename "$folder")
    case " ${layers[*]} demo diagnostics " in
        *" $name "*) ;;
        *) printf 'layering: app/gui/%s has no place in the order of layers\n' "$name"; failed=1 ;;
    esac
done

# Files, formats and command lines know no locale: numbers and letters are read and written by neutral_text.h or by Qt.
# Streams stay as they are as long as nobody sets std::locale.
neutral='\b(strto(d|f|ld|l|ul|ll|ull|imax|umax)|ato(f|i|l|ll)|sto(d|f|ld|i|l|ul|ll|ull)|v?sn?printf|v?f?scanf|sscanf'
neutral+='|is(alnum|alpha|cntrl|digit|graph|lower|print|punct|space|upper|xdigit|blank)|to(lower|upper)'
neutral+='|str(n?casecmp|coll|xfrm)|setlocale|localeconv)\s*[(,)]|\bstd::locale\b|printf\s*\([^;]*%[-+ #0-9.*]*[aAeEfFgG]'
if found=$(grep -rHnP --include='*.h' --include='*.cpp' "$neutral" engine app variants tests |
    grep -vE '^(engine/model/neutral_text\.cpp|tests/unit/engine/tst_neutral_text\.cpp|tests/unit/runner\.cpp):'); then
    printf 'layering: this follows the locale of the environment; see engine/model/neutral_text.h\n%s\n' "$found"
    failed=1
fi

# What comes from a file, a name or a path may be no UTF-8, and json::dump() throws then.
if found=$(grep -rHnE --include='*.h' --include='*.cpp' '(\.|->)dump\(' engine app variants |
    grep -v '^engine/documents/json_value\.cpp:'); then
    printf 'layering: JSON is written by engine::jsonText()\n%s\n' "$found"
    failed=1
fi

# A player may be called "%2": values are put in all at once.
forbid_text 'what is said to players is put together by fill(), not by arg()' \
    '\btr\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*\.arg\(' app variants

# A test waits for what is to come about (tests::comes, QTRY_…), lets time pass (tests::letTimePass), or lays out
# (tests::settle), but never waits by the clock: a busy machine has another one. (The runner waits for threads.)
if found=$(grep -rnE 'QTest::q(Wait|Sleep)\(|\bu?sleep\(|sleep_(for|until)|msleep\(|\.wait\([0-9]' tests/unit --include='*.cpp' --include='*.h' |
    grep -v '^tests/unit/runner\.cpp:'); then
    printf 'layering: no test waits by the clock\n%s\n' "$found"
    failed=1
fi

exit "$failed"
