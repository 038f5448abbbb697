#include "app/gui/windows/game/help/help_text.h"

#include "app/language/lists.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <array>
#include <optional>
#include <utility>

namespace gnostica::gui {

namespace {

using BlockKind = HelpBlock::Kind;

/// The name of a page's document; empty for generated pages.
QString documentName(HelpPage page) {
    switch (page) {
    case HelpPage::playing: return QStringLiteral("playing");
    case HelpPage::making: return QStringLiteral("making");
    case HelpPage::comparing: return QStringLiteral("comparing");
    case HelpPage::findings: return QStringLiteral("endgame");
    case HelpPage::keys: return QStringLiteral("keys");
    case HelpPage::reference:
    case HelpPage::rules: return {};
    }
    Q_UNREACHABLE();
}

/// The block that a line starts; nullopt if it continues the previous block.
std::optional<HelpBlock> begun(const QString& line) {
    static const std::array<std::pair<QRegularExpression, BlockKind>, 7> kBeginnings{{
        {QRegularExpression(QStringLiteral("^# +(.*)$")), BlockKind::page},
        {QRegularExpression(QStringLiteral("^## +(.*)$")), BlockKind::chapter},
        {QRegularExpression(QStringLiteral("^### +(.*)$")), BlockKind::title},
        {QRegularExpression(QStringLiteral("^- +(.*)$")), BlockKind::bullet},
        {QRegularExpression(QStringLiteral("^[0-9]+[.] +(.*)$")), BlockKind::step},
        {QRegularExpression(QStringLiteral(R"(^!\[\]\((.*)\)$)")), BlockKind::picture},
        {QRegularExpression(QStringLiteral(R"(^\{(keys)\}$)")), BlockKind::keys},
    }};
    for (const auto& [beginning, kind] : kBeginnings) {
        if (const QRegularExpressionMatch match = beginning.match(line); match.hasMatch()) {
            return HelpBlock{kind, match.captured(1)};
        }
    }
    return std::nullopt;
}

/// Separator and marker of a Markdown block after `text`. Items of one list have no blank line between them.
QString markOf(BlockKind kind, const QString& text) {
    const QString apart = text.isEmpty() ? QString() : QStringLiteral("\n\n");
    const QString close = text.isEmpty() ? QString() : QStringLiteral("\n");
    const QString last = text.section(u'\n', -1);
    switch (kind) {
    case BlockKind::bullet: return (last.startsWith(QLatin1String("- ")) ? close : apart) + QStringLiteral("- ");
    case BlockKind::step: {
        static const QRegularExpression kNumber(QStringLiteral("^([0-9]+)[.] "));
        const int number = kNumber.match(last).captured(1).toInt();  // 0 if no list continues
        return (number > 0 ? close : apart) + QStringLiteral("%1. ").arg(number + 1);
    }
    default: return apart;
    }
}

}  // namespace

std::vector<HelpBlock> helpBlocks(const QString& markdown) {
    std::vector<HelpBlock> blocks;
    bool goesOn = false;
    for (const QString& whole : markdown.split(u'\n')) {
        const QString line = whole.trimmed();
        if (const std::optional<HelpBlock> block = begun(line)) {
            blocks.push_back(*block);
        } else if (goesOn && !line.isEmpty()) {
            blocks.back().text += u' ' + line;
        } else if (!line.isEmpty()) {
            blocks.push_back({BlockKind::paragraph, line});
        }
        goesOn = !line.isEmpty() && blocks.back().isTranslated();
    }
    return blocks;
}

QString HelpText::document(HelpPage page) {
    const QString name = documentName(page);
    QFile file(QStringLiteral(":/help/%1.md").arg(name));
    return !name.isEmpty() && file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QByteArray HelpText::context(HelpPage page) {
    const QString name = documentName(page);
    return name.isEmpty() ? QByteArray() : "gnostica::help::" + name.toLatin1();
}

QString HelpText::nameOf(HelpPage page) {
    const std::vector<HelpBlock> blocks = helpBlocks(document(page));
    return blocks.empty()
               ? QString()
               : QCoreApplication::translate(context(page).constData(), blocks.front().text.toUtf8().constData());
}

/// A file next to the findings; empty if it does not exist. Only its name counts: its path is relative to the document.
QString HelpText::fileFor(const QString& target) const {
    const QString file = folder_ + u'/' + QFileInfo(target).fileName();
    return !folder_.isEmpty() && QFileInfo(file).isFile() ? file : QString();
}

/// A title that is a link opens a file.
HelpEntry HelpText::titled(const QString& text) const {
    static const QRegularExpression kLink(QStringLiteral(R"(^\[(.*)\]\((.*)\)$)"));
    HelpEntry entry;
    const QRegularExpressionMatch link = kLink.match(text);
    entry.title = link.hasMatch() ? link.captured(1) : text;
    entry.document = link.hasMatch() ? fileFor(link.captured(2)) : QString();
    return entry;
}

void HelpText::add(const HelpBlock& block, HelpEntry& entry) const {
    if (block.kind == BlockKind::picture) {
        entry.drawing = fileFor(block.text);
        return;
    }
    entry.text = language::sentences({entry.text, words_.filled(block.text, HelpWords::Kind::plain)});
    entry.markdown += markOf(block.kind, entry.markdown) + words_.filled(block.text, HelpWords::Kind::markdown);
}

HelpEntries HelpText::entries(HelpPage page, const HelpEntries& keys) const {
    HelpEntries all;
    QString chapter;
    for (HelpBlock& block : helpBlocks(document(page))) {
        if (block.isTranslated()) {
            block.text = QCoreApplication::translate(context(page).constData(), block.text.toUtf8().constData());
        }
        switch (block.kind) {
        case BlockKind::page: break;
        case BlockKind::chapter: chapter = block.text; break;
        case BlockKind::title:
            all.push_back(titled(words_.filled(block.text, HelpWords::Kind::plain)));
            all.back().page = page;
            all.back().chapter = chapter;
            break;
        case BlockKind::keys: all.insert(all.end(), keys.begin(), keys.end()); break;
        default:
            if (!all.empty()) {
                add(block, all.back());
            }
        }
    }
    return all;
}

}  // namespace gnostica::gui
