# shellcheck shell=bash disable=SC2154
# `./dev check`: checks that take too long to run for every change, in parts. Sourced by `dev`, whose commands it uses.
#
# A part consists of units; each is a separate process, and leaves a file in build/check/PART/ when it passes: a unit
# that has passed is not run again for the same sources. Each result of a part is a line in build/check.log.

check_hour=3300 # seconds after which a part starts no new unit, so that it ends within the hour
check_log=build/check.log

declare -A check_says=(
    [format]='the layout of the sources, and shellcheck of the scripts'
    [release]='the tests of the release build'
    [clang]='everything compiles by clang, without warnings'
    [puzzles]='every line of every puzzle (release build)'
    [fuzz]='each fuzz target for 60 s (clang)'
    [games]='2000 games with all invariants, under the sanitizers'
    [tidy]='clang-tidy over everything, folder by folder'
    [locale]='every test once more, under C.UTF-8'
    [mutations]='20,000 broken documents by the command line, and as many in the windows, under the sanitizers'
    [threads]='what uses threads in the engine, under the thread sanitizer'
    [coverage]='tests reach at least 95 % of the lines of engine/, and 85 % of app/ without app/gui/'
    [translations]='every language in every window, in both sizes, under the sanitizers'
    [torture]='1000 kills, and 200 of two programs at once (debug build)'
    [torture-sanitized]='100 kills and 20 of two at once, under the sanitizers'
    [steady]='tests of windows and languages pass three times beside stress-ng --cpu 2'
)
check_parts=(format release clang puzzles fuzz games tidy locale mutations threads coverage translations torture torture-sanitized steady)

# For each part, units_PART lists its units, and run_PART UNIT runs one.
units_format() { echo all; }
run_format() {
    cmd_format --check
    install_missing shellcheck
    local scripts
    mapfile -t scripts < <(git ls-files '*.sh' dev .ci/run)
    shellcheck --external-sources "${scripts[@]}"
}

units_release() { echo all; }
run_release() { cmd_released; }

units_clang() { echo all; }
run_clang() {
    install_missing "${packages_build[@]}" "${packages_test[@]}" clang
    build clang
}

units_puzzles() { find resources/puzzles -name '*.json' ! -name '*.schema.json' | sort; }
run_puzzles() {
    cmd_build
    build/release/bin/gnostica-cli puzzles check --solvers "$1"
}

units_fuzz() { fuzz_targets; }
run_fuzz() { cmd_fuzz 60 "$1"; }

units_games() { echo all; }
run_games() { cmd_games; }

# Folders with their subfolders: one unit for each; app/gui/shared and app/gui/windows have one per subfolder.
units_tidy() {
    printf '%s\n' engine/*/ variants/*/ app/*/ app/gui/*/ app/gui/{shared,windows}/*/ | sed 's,/$,,' |
        grep -vxE 'app/gui(/shared|/windows)?' | while read -r folder; do
        [[ -n $(find "$folder" -name '*.cpp' -print -quit) ]] && echo "$folder"
    done
}
run_tidy() { cmd_tidy "$1"; }

units_locale() { echo all; }
run_locale() {
    cmd_built_tests
    GNOSTICA_TEST_LOCALE=C.UTF-8 run_tests asan
}

# Ten slices with different seeds, so that the part resumes where it was interrupted.
units_mutations() { seq 10; }
run_mutations() {
    cmd_built_tests
    GNOSTICA_MUTATIONS=2000 GNOSTICA_MUTATION_SEED=$((($1 - 1) * 2000 + 1)) \
        run_tests asan --verbose -R '^mutations_(cli|gui)$'
}

units_threads() { echo all; }
run_threads() { cmd_threads; }

units_coverage() { printf '%s\n' engine app; }
run_coverage() { cmd_coverage "$1"; }

# First the texts, then each language.
units_translations() {
    echo texts
    find translations -name 'gnostica_*.ts' | sed -E 's,.*gnostica_(.*)[.]ts,\1,; s/_/-/' | sort
}
run_translations() {
    cmd_built_tests
    if [[ $1 == texts ]]; then
        run_tests asan -L '^languages$' -E '^tst_languages$'
    else
        languages_whole "$1" -R '^tst_languages$'
    fi
}

units_torture() { seq 10; }
run_torture() { cmd_torture 100 --seed "$1"; }

units_torture_sanitized() { echo 1; }
run_torture_sanitized() { cmd_torture --sanitized 100 --seed "$1"; }

check_slices=8
units_steady() { seq "$check_slices"; }
run_steady() {
    install_missing stress-ng
    cmd_built_tests
    stress-ng --cpu 2 --quiet &
    stress=$!
    trap 'kill "$stress"' EXIT
    run_tests asan --repeat until-fail:3 -L '^(gui|languages)$' -I "$1,,$check_slices"
}

# Hash of all sources, committed or not.
check_content() {
    git ls-files --cached --others --exclude-standard -z | LC_ALL=C sort -z |
        { xargs -0 sha256sum 2>/dev/null || true; } | sha256sum | cut -c1-16 # some files may be deleted
}

check_commit() {
    local commit
    commit=$(git rev-parse --short=10 HEAD)
    [[ -z $(git status --porcelain) ]] || commit+=' (dirty)'
    echo "$commit"
}

minutes() { printf '%d:%02d min' $(($1 / 60)) $(($1 % 60)); }

# write_result PART RESULT SECONDS DETAIL
write_result() {
    printf '%s  %-18s %-10s %12s  %-20s  %s\n' "$(date '+%F %T')" "$1" "$2" "$(minutes "$3")" "$(check_commit)" "$4" |
        tee -a "$check_log"
}

# check_unit PART UNIT SECONDS: runs a unit, and stops it with its subprocesses at the time limit or on a signal.
check_unit() {
    local unit status=0
    say "check $1: $2"
    timeout --kill-after=30 "$3" "$root/dev" check --unit "$1" "$2" </dev/null &
    unit=$!
    trap 'kill "$unit"; wait "$unit"; exit 130' INT TERM
    wait "$unit" || status=$?
    trap - INT TERM
    return "$status"
}

check_part() {
    local part=$1 units unit stamp content done_content seconds begun status total=0 before=0 part_begun=$SECONDS
    mapfile -t units < <("units_${part//-/_}")
    ((${#units[@]})) || fail "check: $part has nothing to do"
    content=$(check_content)
    mkdir -p "build/check/$part"
    for unit in "${units[@]}"; do
        stamp=build/check/$part/$(printf '%s' "$unit" | tr -c 'A-Za-z0-9' _)
        if [[ -e $stamp ]] && read -r done_content seconds <"$stamp" && [[ $done_content == "$content" ]]; then
            total=$((total + seconds))
            before=$((before + 1))
            continue
        fi
        begun=$SECONDS status=0
        if ((begun - part_begun > check_hour)); then
            status=124
        else
            check_unit "$part" "$unit" "$((3600 + part_begun - begun))" || status=$?
        fi
        seconds=$((SECONDS - begun))
        total=$((total + seconds))
        if ((status == 124)); then
            write_result "$part" unfinished "$total" "the hour is over; ./dev check $part goes on from $unit"
            return 75
        fi
        ((status)) || [[ $(check_content) == "$content" ]] || status='the sources have changed meanwhile'
        if [[ $status != 0 ]]; then
            write_result "$part" FAILED "$total" "$unit: $status"
            return 1
        fi
        printf '%s %s\n' "$content" "$seconds" >"$stamp"
    done
    write_result "$part" passed "$total" "${#units[@]} of ${#units[@]} units, $before of them before"
}

check_list() {
    local part
    for part in "${check_parts[@]}"; do
        printf '%-18s %s\n' "$part" "${check_says[$part]}"
    done
}

# check [--list | PART…]
cmd_check() {
    local part status=0
    case ${1:-} in
        --list)
            check_list
            return
            ;;
        --unit)
            "run_${2//-/_}" "$3"
            return
            ;;
    esac
    for part in "$@"; do
        [[ -n ${check_says[$part]:-} ]] || fail "check: there is no part '$part'; ./dev check --list names them"
    done
    mkdir -p build/check
    (($#)) || set -- "${check_parts[@]}"
    for part in "$@"; do
        check_part "$part" || status=$?
    done
    say "Results: $check_log"
    return "$status"
}
