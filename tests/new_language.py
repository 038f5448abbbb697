"""Adds a language with the steps of translations/README.md, to a copy of the translations; the program then lists it.

new_language.py ROOT BUILD CMAKE GENERATOR
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as xml

NAME = "the language of this translation, as it calls itself"
# By source and disambiguation.
TRANSLATIONS = {
    ("English", NAME): ["Esperanto"],
    ("A space is full if it holds %n pieces or more, no matter whose.", ""): [
        "%n figuro plenigas lokon.", "%n figuroj plenigas lokon."
    ],
}


def run(*command, **options):
    done = subprocess.run(command, capture_output=True, text=True, **options)
    return done.returncode, done.stdout + done.stderr


def need(holds, text):
    if not holds:
        sys.exit(text)


def lay_out(root, source):
    """Links to the sources, with a copy of the translations."""
    source.mkdir()
    for entry in root.iterdir():
        if entry.name == "translations":
            shutil.copytree(entry, source / entry.name)
        elif entry.name not in ("build", ".git"):
            (source / entry.name).symlink_to(entry)


def translate(file):
    """Translates a few texts, like a translator who has just started."""
    tree = xml.parse(file)
    done = set()
    for message in tree.getroot().iter("message"):
        key = message.findtext("source"), message.findtext("comment") or ""
        if key not in TRANSLATIONS:
            continue
        done.add(key)
        translation = message.find("translation")
        translation.attrib.pop("type")
        if message.get("numerus") == "yes":
            for form, text in zip(translation.iter("numerusform"), TRANSLATIONS[key], strict=True):
                form.text = text
        else:
            translation.text = TRANSLATIONS[key][0]
    tree.write(file, encoding="utf-8", xml_declaration=True)
    return TRANSLATIONS.keys() - done


def main(root, build, cmake, generator):
    root, build = pathlib.Path(root).resolve(), pathlib.Path(build).resolve()
    with tempfile.TemporaryDirectory() as folder:
        source, made = pathlib.Path(folder) / "source", pathlib.Path(folder) / "build"
        lay_out(root, source)
        file = source / "translations/gnostica_eo.ts"

        # 1. An empty file that receives the texts.
        file.touch()
        code, said = run(source / "dev", "translations")
        need(code == 0 and "eo: " in said, f"the texts are not collected:\n{said}")
        # 2. Translations.
        missing = translate(file)
        need(not missing, f"the sources have no longer {missing}: choose other texts for this test")
        # 3. A build, which finds the new file.
        for command in ((cmake, "-S", source, "-B", made, "-G", generator, "-DGNOSTICA_TESTS=OFF"),
                        (cmake, "--build", made, "--target", "gnostica_data")):
            code, said = run(*command)
            need(code == 0, f"not built:\n{said}")

        # The program, built before the language was added.
        (made / "bin").mkdir(exist_ok=True)
        program = made / "bin/gnostica-cli"
        program.unlink(missing_ok=True)
        shutil.copy2(build / "bin/gnostica-cli", program)
        shutil.rmtree(made / "lib", ignore_errors=True)
        (made / "lib").symlink_to(build / "lib")
        code, said = run(program, "--language", "xx", "validate", "--help")
        need("eo (Esperanto)" in said, f"the language is not listed:\n{said}")
        code, said = run(program, "--language", "eo", "rules", "gnostica")
        need(code == 0 and "figuroj plenigas lokon." in said, f"the language is not spoken:\n{said}")


if __name__ == "__main__":
    main(*sys.argv[1:])
