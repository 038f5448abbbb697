#!/usr/bin/env bash
# Checks the layers of the project: engine, then variants and app. Each may include only those below it; the same holds
# for the layers of the engine, and the folders of the app may include those listed with them. It also checks the sizes of
# folders, and a few rules that no compiler knows.
# (Wording and command line are linked with Qt Core only; this script finds violations that would compile nevertheless.)
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

# forbid_text WHY PATTERN PLACE…: no text in these folders may match, even across lines.
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
forbid 'only engine/documents includes the parts of the loader' "${own}engine/documents/detail/" \
    engine/{notation,lessons,bots,lab} app variants tests
for place in engine/*/; do
    [[ " ${layers[*]} " == *" $(basename "$place") "* ]] || { echo "layering: $place is no layer of the engine"; failed=1; }
done

# Each folder of the app, and the folders whose headers it may include; it may not include any others.
room() {
    local place=$1 known
    known=$(printf '|%s/' "$@")
    rooms+=("$place")
    forbid "app/$place includes of the app only: $*" "${own}app/(?!${known#|}|gui/panel_interface\\.h)" "app/$place"
}
rooms=()
room language
room wording language
room plugins language wording
room files
room async
room diagnostics files
room storage files language wording plugins
room rulesets storage wording language
room table rulesets async storage language
room turn table wording
room lab files storage wording language
room charts plugins
room report lab plugins wording language
room cli lab report storage diagnostics files plugins wording language
room gui/base table async files storage wording language
room gui/look gui/base async storage wording language
room gui/shared gui/look gui/base turn table rulesets async storage wording language
# Only the comparison knows experiments, their pages and their pictures; the workshop describes trial games with the
# lab's sentences.
declare -A also=([compare]='files lab report charts plugins' [workshop]='lab')
for window in app/gui/windows/*/; do
    window=$(basename "$window")
    read -ra more <<<"${also[$window]:-}"
    room "gui/windows/$window" gui/shared gui/look gui/base turn table rulesets async storage wording language "${more[@]}"
done
room gui/program gui/windows gui/shared gui/look gui/base turn table rulesets async files storage diagnostics wording language
forbid 'only the desktop and panels use the interface of panels' "${own}app/gui/" \
    app/{async,charts,cli,diagnostics,files,lab,language,plugins,report,rulesets,storage,table,turn,wording}
forbid 'the interface of panels knows words alone' "${own}app/(?!wording/|language/)" app/gui/*.h
for place in app/*/ app/gui/*/ app/gui/windows/*/; do
    place=${place#app/}
    [[ " ${rooms[*]} gui gui/windows " == *" ${place%/} "* ]] || { echo "layering: app/$place is no room of the app"; failed=1; }
done
forbid 'files, words, games, turns, log, lab, reports and command line use Qt Core alone' "$gui" \
    app/{async,cli,diagnostics,files,lab,language,report,rulesets,storage,table,turn,wording}
forbid 'neither words nor the log know the engine where they need no rule' "$own(engine|variants)/" \
    app/{files,language,diagnostics,charts}
forbid 'a room below the command line knows no lab but in its own words' "${own}engine/lab/" app/{async,rulesets,table,turn}
forbid 'only the .cpp files of diagnostics use the logging library' '[<"](spdlog|fmt)/' \
    app/diagnostics/*.h app/{async,cli,files,gui,language,rulesets,storage,table,turn,wording} engine variants
forbid 'the app knows no variant' "${own}variants/" app
forbid 'programs include no test code' "${own}tests/" app variants
forbid 'a variant'\''s rules use Qt Core alone (its panel/ may use more)' "$gui" variants/*/*.h variants/*/*.cpp
forbid 'a variant sees only language/, wording/, plugins/ and gui/panel_interface.h of the app' \
    "${own}app/(?!language/|wording/|plugins/|gui/panel_interface\\.h)" variants

# Engine and programs are independent of the variants, which provide everything that they need (variants/README.md).
words='\b(WHL|INF|TRI)-[0-9]|3stica|zodiac|\binfinity|exhaustion|retaliat|refill|defender|long-?shot|\bfate\b|\bd12\b|\bH14\b'
for rules in variants/*/rules.cpp; do
    id=$(basename "$(dirname "$rules")")
    words+="|${id//-/[-_ ]?}"
done
if found=$(grep -rHnPi --include='*.h' --include='*.cpp' "$words" engine app); then
    printf 'layering: the core and the programs name no variant\n%s\n' "$found"
    failed=1
fi

# Number of dependencies between folders of the desktop program: each pair counts once, and windows/ is one folder.
arrows=$(grep -rHoP --include='*.h' --include='*.cpp' '^[[:space:]]*#[[:space:]]*include "app/\K(rulesets|table|turn|gui/[a-z]+)(?=/)' \
    app/{rulesets,table,turn} app/gui/*/ | sed -E 's#^app/(gui/[a-z]+|[a-z]+)/[^:]*:#\1 #' | awk '$1 != $2' | sort -u | wc -l)
echo "layering: $arrows arrows between the rooms of the desktop"

# A folder stays small enough to be read as a list. engine/lab is the only exception: it is divided when the lab is rebuilt.
while read -r count folder; do
    ((count <= 25)) || [[ $folder == engine/lab ]] || {
        echo "layering: $folder has $count .cpp files; at most 25 are allowed"
        failed=1
    }
done < <(find app engine variants tests/unit -name '*.cpp' -printf '%h\n' | sort | uniq -c)

# Files, formats and command lines are independent of the locale: neutral_text.h or Qt reads and writes numbers and
# letters. Streams are safe as long as no code sets std::locale.
neutral='\b(strto(d|f|ld|l|ul|ll|ull|imax|umax)|ato(f|i|l|ll)|sto(d|f|ld|i|l|ul|ll|ull)|v?sn?printf|v?f?scanf|sscanf'
neutral+='|is(alnum|alpha|cntrl|digit|graph|lower|print|punct|space|upper|xdigit|blank)|to(lower|upper)'
neutral+='|str(n?casecmp|coll|xfrm)|setlocale|localeconv)\s*[(,)]|\bstd::locale\b|printf\s*\([^;]*%[-+ #0-9.*]*[aAeEfFgG]'
if found=$(grep -rHnP --include='*.h' --include='*.cpp' "$neutral" engine app variants tests |
    grep -vE '^(engine/model/neutral_text\.cpp|tests/unit/engine/model/tst_neutral_text\.cpp|tests/unit/runner\.cpp):'); then
    printf 'layering: this follows the locale of the environment; see engine/model/neutral_text.h\n%s\n' "$found"
    failed=1
fi

# Text from a file, a name or a path may be invalid UTF-8, for which json::dump() throws.
if found=$(grep -rHnE --include='*.h' --include='*.cpp' '(\.|->)dump\(' engine app variants |
    grep -v '^engine/documents/json_value\.cpp:'); then
    printf 'layering: JSON is written by engine::jsonText()\n%s\n' "$found"
    failed=1
fi

# A player may be called "%2": all values must be inserted in one call.
forbid_text 'texts for players are filled with fill(), not with arg()' \
    '\btr\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*\.arg\(' app variants

# A test waits for a condition (tests::comes, QTRY_…), fires timers (tests::letTimePass) or finishes the layout
# (tests::settle), but never waits for a fixed time: a busy machine needs longer. (The runner waits for threads.)
if found=$(grep -rnE 'QTest::q(Wait|Sleep)\(|\bu?sleep\(|sleep_(for|until)|msleep\(|\.wait\([0-9]' tests/unit --include='*.cpp' --include='*.h' |
    grep -v '^tests/unit/runner\.cpp:'); then
    printf 'layering: no test waits by the clock\n%s\n' "$found"
    failed=1
fi

exit "$failed"
