// A deck of cards for tests that damage it.
#pragma once

#include "app/gui/look/art/cards/deck.h"
#include "app/storage/data_folders.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

namespace gnostica::gui {

inline QString shipped(const char* id) {
    return storage::dataFolders().decks() + u'/' + QString::fromLatin1(id);
}

/// The drawing of the sun.
inline const QString kSunFile = QStringLiteral("cards/sun.svg");

/// A drawing with the name spaces of SVG files.
inline QByteArray svg(const QByteArray& inner, const QByteArray& attributes = "viewBox='0 0 420 720'") {
    return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' " + attributes + ">" +
           inner + "</svg>";
}

/// Its files can be overwritten and its manifest changed.
class MadeDeck {
public:
    MadeDeck() {
        QFile file(shipped("woodcut") + QStringLiteral("/deck.json"));
        if (!file.open(QIODevice::ReadOnly)) {
            qFatal("the deck did not come with the program");
        }
        manifest = nlohmann::json::parse(file.readAll().toStdString());
        manifest["id"] = "mine";  // as tests install it
        QDir(folder_.path()).mkpath(QStringLiteral("cards"));
        for (const auto& [name, path] : manifest["cards"].items()) {
            write(QString::fromStdString(path.get<std::string>()), drawing());
        }
        write(QStringLiteral("cards/back.svg"), drawing());
    }
    /// The picture of every card: one colour within another.
    static QByteArray drawing() {
        return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 420 720'><rect width='420' height='720' "
               "fill='#204060'/>"
               "<circle cx='210' cy='330' r='120' fill='#e0a040'/></svg>";
    }
    QString folder() const { return folder_.path(); }
    QString path(const QString& name) const { return folder_.filePath(name); }
    void write(const QString& name, const QByteArray& text) const {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("the deck cannot be written");
        }
    }
    auto read() const {
        write(QStringLiteral("deck.json"), QByteArray::fromStdString(manifest.dump(2)));
        return readDeck(folder());
    }

    nlohmann::json manifest;

private:
    QTemporaryDir folder_;
};

}  // namespace gnostica::gui
