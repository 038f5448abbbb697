// Translation files, in the format that translators edit.
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>
#include <QXmlStreamReader>

#include <vector>

namespace gnostica::tests {

struct Message {
    QString context;
    QString source;
    QString meaning;
    bool counts = false;
    QStringList texts;  ///< the translation, or each of its plural forms
};

/// Their paths, one per language.
inline QStringList translationFiles(const QString& folder) {
    QStringList files;
    for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.ts")}, QDir::Files)) {
        files << file.filePath();
    }
    return files;
}

/// The language of "gnostica_pt_BR.ts".
inline QLocale languageOf(const QString& path) {
    return QLocale(QFileInfo(path).completeBaseName().section(u'_', 1));
}

/// The messages of a translation file; empty if it cannot be read.
inline std::vector<Message> messagesOf(const QString& path) {
    QFile file(path);
    std::vector<Message> messages;
    if (!file.open(QIODevice::ReadOnly)) {
        return messages;
    }
    QXmlStreamReader reader(&file);
    QString context;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        const auto name = reader.name();
        if (name == QLatin1String("name")) {
            context = reader.readElementText();
        } else if (name == QLatin1String("message")) {
            const bool counts = reader.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
            messages.push_back({context, {}, {}, counts, {}});
        } else if (name == QLatin1String("source")) {
            messages.back().source = reader.readElementText();
        } else if (name == QLatin1String("comment")) {
            messages.back().meaning = reader.readElementText();
        } else if (name == QLatin1String("numerusform") ||
                   (name == QLatin1String("translation") && !messages.back().counts)) {
            messages.back().texts << reader.readElementText();
        }
    }
    return messages;
}

}  // namespace gnostica::tests
