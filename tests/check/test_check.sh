#!/usr/bin/env bash
# Tests `./dev check` with very short parts: a unit that has passed is not run again until the sources change, one that
# has failed is, and the log shows both.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# A project with one source, and a script `dev` with a single part.
git init --quiet
printf 'build/\nlist\n' >.gitignore
echo one >source
cat >dev <<TEXT
#!/usr/bin/env bash
set -euo pipefail
root=$work
say() { :; }
fail() { echo "\$*"; exit 1; }
source $here/check.sh
check_parts=(toy)
check_says=([toy]='a toy')
units_toy() { printf '%s\n' first second; }
run_toy() {
    echo "\$1" >>list
    [[ ! -e build/breaks-\$1 ]]
}
shift
cmd_check "\$@"
TEXT
chmod +x dev
git add --all
git -c user.name=T -c user.email=t@example.org commit --quiet --message=begun

expect() {
    if [[ $1 != "$2" ]]; then
        printf 'expected “%s”, got “%s”\n' "$1" "$2"
        exit 1
    fi
}
did() { tr '\n' ' ' <list; : >list; }
last() { tail -n 1 build/check.log; }

mkdir build
touch build/breaks-second
! ./dev check >/dev/null || expect 'a failure' 'none'
expect 'first second ' "$(did)"
[[ $(last) == *toy*FAILED*"$(git rev-parse --short=10 HEAD)"*second* ]] || expect 'FAILED' "$(last)"
[[ $(last) != *dirty* ]] || expect 'clean sources' "$(last)"

rm build/breaks-second
./dev check toy >/dev/null
expect 'second ' "$(did)"
[[ $(last) == *passed* ]] || expect 'passed' "$(last)"
./dev check toy >/dev/null
expect '' "$(did)"

echo two >source
./dev check toy >/dev/null
expect 'first second ' "$(did)"
[[ $(last) == *passed*dirty* ]] || expect 'dirty' "$(last)"

expect "check: there is no part 'ball'; ./dev check --list names them" "$(./dev check ball || true)"
