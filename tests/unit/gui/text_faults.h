// Faults of a text that a window shows, in any language.
#pragma once

#include "app/gui/look/art/cards/deck_shelf.h"
#include "app/language/language.h"
#include "app/storage/data_folders.h"
#include "tests/unit/gui/window_play.h"
#include "tests/unit/gui/window_texts.h"

#include <QAbstractButton>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QRegularExpression>
#include <QTextDocument>

#include <algorithm>
#include <vector>

namespace gnostica::gui::playing {

struct Said {
    QString text;
    QString who;
};

inline QString withoutMarkup(const QString& text) {
    if (!Qt::mightBeRichText(text)) {
        return text;
    }
    QTextDocument document;
    document.setHtml(text);
    return document.toPlainText();
}

/// Parts of Qt that never change their texts.
inline bool staysAsItWas(const QString& who) {
    return who.startsWith(QStringLiteral("QDockWidgetTitleButton")) ||
           who.startsWith(QStringLiteral("QToolButton Scroll"));
}

inline std::vector<Said> everythingIn(const QWidget& window) {
    std::vector<Said> all;
    hearWindow(window, [&](const QString& text, const QString& who) {
        if (!text.isEmpty() && !staysAsItWas(who)) {
            all.push_back({withoutMarkup(text), who});
        }
    });
    return all;
}

/// Text that is the same in every language: names from users and documents, and notation.
class Untranslatable {
public:
    explicit Untranslatable(const Play& play) {
        const auto& shelf = const_cast<Play&>(play).shelf();
        for (const auto& titles : {shelf.games(), shelf.expansions()}) {
            for (const rulesets::RulesetTitle& title : titles) {
                addTextsOf(*shelf.library().find(title.id.toStdString()));
            }
        }
        for (const language::LanguageName& language : language::languagesIn(storage::dataFolders().translations())) {
            texts_ << language.name;
        }
        for (const DeckTitle& deck : DeckShelf(storage::dataFolders()).titles()) {
            texts_ << deck.name;
        }
        QDirIterator lessons(storage::dataFolders().lessons(), {QStringLiteral("*.json")}, QDir::Files);
        while (lessons.hasNext()) {
            QFile file(lessons.next());
            if (file.open(QIODevice::ReadOnly)) {
                addTextsOf(nlohmann::json::parse(file.readAll().toStdString()));
            }
        }
        texts_.removeAll(QString());
        std::ranges::sort(texts_, std::ranges::greater(), &QString::size);  // "Gnostica" is part of "Gnostica, …"
    }
    /// The rest of a text without them.
    QString rest(QString text) const {
        text.remove(QStringLiteral("Gnostica Desktop"));
        for (const QString& each : texts_) {
            text.remove(each);
        }
        static const QRegularExpression kNotation(
            QStringLiteral("\\b[A-Z]{3}-[0-9]+\\b"              // rules
                           "|\\b[A-F][1-3][NESWU]@\\S+"         // pieces
                           "|\\b(cups|rods|discs|swords)-\\w+"  // cards
                           "|-?\\b[a-z]{1,2}-?[0-9]+\\b"        // spaces
                           "|\\b(Ann|Bob|Gnostica|English|XX?I{0,3}|XI?V|XIX|X?VI{0,3}|I[IVX]+|X[IVX]*)\\b"
                           "|\\bd12\\b|\\bd\\([0-9]\\)"
                           "|\\b[0-9]{1,2} [A-Z][a-z]{2} [0-9]{4}\\b"  // dates in the format of the locale
                           "|https?://\\S+|/[\\w./-]+|\\b\\w+\\.(gnostica|json|log|journal)\\b"));
        return text.remove(kNotation);
    }

private:
    /// In all languages of the document.
    void addTextsOf(const nlohmann::json& document) {
        for (const char* key : {"name", "summary", "notes", "title"}) {
            if (!document.contains(key)) {
                continue;
            }
            for (const auto& [language, text] : document[key].items()) {
                texts_ << QString::fromStdString(text.get<std::string>());
            }
        }
    }

    QStringList texts_;
};

/// Placeholders without values, and unresolved forms.
inline QStringList leftOver(const std::vector<Said>& all) {
    static const QRegularExpression kLeft(QStringLiteral("%L?[1-9n]|[{}]|\\b(nominative|dative)\\b"));
    QStringList found;
    for (const Said& said : all) {
        if (kLeft.match(said.text).hasMatch()) {
            found << said.who + QStringLiteral(": ") + said.text;
        }
    }
    found.removeDuplicates();
    return found;
}

/// Names with the opposite direction of their sentence that could reorder it.
inline QStringList notIsolated(const std::vector<Said>& all) {
    static const QRegularExpression kName(QStringLiteral("\\b(Ann|Bob)\\b"));
    static const QRegularExpression kLeftwards(QStringLiteral("[\\p{Hebrew}\\p{Arabic}]"));
    QStringList found;
    for (const Said& said : all) {
        for (auto names = kName.globalMatch(said.text); names.hasNext();) {
            const QString before = said.text.first(names.next().capturedStart());
            if (kLeftwards.match(said.text).hasMatch() && before.count(QChar(0x2068)) <= before.count(QChar(0x2069))) {
                found << said.who + QStringLiteral(": ") + said.text;
            }
        }
    }
    found.removeDuplicates();
    return found;
}

/// Labels and buttons that are too small for their texts.
inline QStringList cutOff(const QWidget& window) {
    QStringList found;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->visibleRegion().isEmpty()) {
            continue;
        }
        const auto* label = qobject_cast<const QLabel*>(widget);
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool wraps = label != nullptr && label->wordWrap();
        const QString text = label != nullptr ? label->text() : button != nullptr ? button->text() : QString();
        if (text.isEmpty()) {
            continue;
        }
        const int high = wraps ? widget->heightForWidth(widget->width()) : widget->minimumSizeHint().height();
        const int wide = wraps ? 0 : widget->minimumSizeHint().width();
        if (widget->width() < wide || widget->height() < high) {
            found << QStringLiteral("%1x%2 instead of %3x%4: ")
                             .arg(widget->width())
                             .arg(widget->height())
                             .arg(wide)
                             .arg(high) +
                         speakerOf(*widget, "says: ") + text;
        }
    }
    return found;
}

}  // namespace gnostica::gui::playing
