// Walks through everything that the application shows, and finds foreign text that is not shown literally.
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QGroupBox>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextEdit>
#include <QTimer>
#include <QToolTip>
#include <QWindow>

#include <array>
#include <sys/inotify.h>
#include <unistd.h>
#include <vector>

namespace gnostica::gui::walking {

/// A text that tries to act as more than plain text.
struct Hostile {
    QString text;
    QString shown;           ///< the part of it that must be seen, letter by letter, wherever `mark` is
    QString mark;            ///< occurs in no other text
    QString asJson = shown;  ///< as quoted in messages about documents
};

/// `bait`: a file named in the texts, which must not be opened.
inline std::vector<Hostile> hostileTexts(const QString& bait);

/// Notices when any part of the program opens a file.
class Bait {
public:
    /// Creates the file.
    explicit Bait(const QString& file);
    ~Bait();
    bool wasTaken();

    QString path;

private:
    int watch_ = -1;
};

/// Walks through all widgets of the application, shown or not, with their tool tips, actions, models and texts for
/// screen readers. While it watches, it also walks whenever a window opens, and then rejects dialogs, so that a test
/// need not know them.
class Walk : public QObject {
public:
    explicit Walk(std::vector<Hostile> hostile);
    ~Walk() override;

    void everything();
    void watch();
    /// The tool tip for a pointer at this place.
    void toolTipAt(QWidget& widget, const QPoint& place);
    /// The places where the text acted as more than text, and how; each once.
    const QStringList& findings() const { return findings_; }
    /// Number of times the mark was found, and the windows where it was found.
    int sightings() const { return sightings_; }
    const QStringList& windows() const { return windows_; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void blame(const QString& how, const QString& text);
    void shown(const QString& text);
    static bool isWhole(const Hostile& hostile, const QString& text);
    void controls(const QString& text);
    /// A text with "&" for shortcuts.
    void label(const QString& text);
    /// A text that Qt may take for rich text.
    void guessed(const QString& text);
    void markup(const QString& html);
    void document(const QTextDocument& document);
    void accessible(QWidget& widget);
    void widget(QWidget& widget);
    void special(QWidget& widget);
    void labelWidget(const QLabel& widget);
    void action(const QAction& action);
    void model(const QAbstractItemModel& model);

    std::vector<Hostile> hostile_;
    QString where_;
    QStringList findings_;
    QStringList windows_;
    int sightings_ = 0;
};

inline std::vector<Hostile> hostileTexts(const QString& bait) {
    const auto text = [&](const char* pattern) { return QString::fromUtf8(pattern).replace(u'@', bait); };
    const auto same = [&](const char* pattern, const char* mark) {
        return Hostile{text(pattern), text(pattern), QString::fromLatin1(mark)};
    };
    return {same("<img src=@>Qz0Q", "Qz0Q"),
            same("<a href=@>Qz1Q</a>%2%1%n", "Qz1Q"),
            same("Qz2Q R&&D &x &lt; [*] <b>b</b>", "Qz2Q"),
            same("<style>*{}</style>Qz3Q<table>", "Qz3Q"),
            {QStringLiteral("Qz4Q\n<b>two</b>\u001b[31m") + QChar(0) + QStringLiteral("\r\nx"),
             QStringLiteral("Qz4Q <b>two</b>[31m x"), QStringLiteral("Qz4Q"),
             QStringLiteral(R"(Qz4Q\n<b>two</b>\u001b[31m\u0000\r\nx)")},
            {QStringLiteral("\u202e<i>Qz5Q</i> \u0645\u0631\u062d\u0628\u0627\u2066\u202b"),
             QStringLiteral("<i>Qz5Q</i> \u0645\u0631\u062d\u0628\u0627"), QStringLiteral("Qz5Q")},
            {QStringLiteral("<b>Qz6Q</b>") + QString(10'000, u'x'), QStringLiteral("<b>Qz6Q</b>xxxxx"),
             QStringLiteral("Qz6Q")}};
}

inline Bait::Bait(const QString& file) : path(file) {
    QFile made(path);
    QVERIFY(made.open(QIODevice::WriteOnly));
    made.close();
    watch_ = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    QVERIFY(watch_ >= 0 && inotify_add_watch(watch_, QFile::encodeName(path).constData(), IN_OPEN) >= 0);
}

inline Bait::~Bait() {
    ::close(watch_);
    QFile::remove(path);
}

inline bool Bait::wasTaken() {
    std::array<char, 4096> events;
    return ::read(watch_, events.data(), events.size()) > 0;
}

inline Walk::Walk(std::vector<Hostile> hostile) : hostile_(std::move(hostile)) {}

inline Walk::~Walk() {
    qApp->removeEventFilter(this);
}

inline void Walk::watch() {
    qApp->installEventFilter(this);
}

/// Walks through a window once it is laid out, then rejects it if it asks a question.
inline bool Walk::eventFilter(QObject* watched, QEvent* event) {
    auto* window = qobject_cast<QWidget*>(watched);
    if (event->type() == QEvent::Show && window != nullptr && window->isWindow() && !window->inherits("QTipLabel")) {
        QTimer::singleShot(0, window, [this, window] {
            windows_ += QString::fromLatin1(window->metaObject()->className());
            everything();
            if (auto* dialog = qobject_cast<QDialog*>(window)) {
                dialog->reject();
            }
        });
    }
    return false;
}

inline void Walk::everything() {
    for (QWidget* each : QApplication::allWidgets()) {
        widget(*each);
    }
}

inline void Walk::toolTipAt(QWidget& widget, const QPoint& place) {
    where_ = QString::fromLatin1(widget.metaObject()->className());
    QHelpEvent rests(QEvent::ToolTip, place, widget.mapToGlobal(place));
    QCoreApplication::sendEvent(&widget, &rests);
    guessed(QToolTip::text());
}

inline void Walk::blame(const QString& how, const QString& text) {
    const QString finding = where_ + u' ' + how + QStringLiteral(": ") + text.left(200);
    if (!findings_.contains(finding)) {
        findings_ += finding;
    }
}

inline void Walk::shown(const QString& text) {
    const QString seen = QString(text).remove(QChar(0x2060));  // an invisible joiner
    for (const Hostile& each : hostile_) {
        if (seen.contains(each.mark)) {
            ++sightings_;
            controls(seen);
            if (!isWhole(each, seen)) {
                blame(QStringLiteral("does not show the text as it stands"), seen);
            }
        }
    }
}

inline bool Walk::isWhole(const Hostile& hostile, const QString& text) {
    const QString seen = QString(text).replace(QStringLiteral("~1"), QStringLiteral("/"));  // in a JSON pointer
    const qsizetype quoted = hostile.asJson == hostile.shown ? 0 : seen.count(hostile.asJson);
    return seen.count(hostile.mark) == seen.count(hostile.shown) + quoted;
}

inline void Walk::controls(const QString& text) {
    int open = 0;
    for (const QChar c : text) {
        open += c == QChar(0x2068) ? 1 : c == QChar(0x2069) ? -1 : 0;
        const bool turns = (c >= QChar(0x202a) && c <= QChar(0x202e)) || c == QChar(0x2066) || c == QChar(0x2067);
        if (turns || open < 0 || (c.category() == QChar::Other_Control && c != u'\n' && c != u'\t')) {
            blame(QStringLiteral("lets a control character through"), text);
        }
    }
    if (open != 0) {
        blame(QStringLiteral("leaves an isolate open"), text);
    }
}

inline void Walk::label(const QString& text) {
    QString seen;
    for (qsizetype i = 0; i < text.size(); ++i) {
        i += text[i] == u'&' ? 1 : 0;
        seen += i < text.size() ? QString(text[i]) : QString();
    }
    shown(seen);
}

inline void Walk::guessed(const QString& text) {
    if (Qt::mightBeRichText(text)) {
        markup(text);
    } else {
        shown(text);
    }
}

inline void Walk::markup(const QString& html) {
    QTextDocument rendered;
    rendered.setHtml(html);
    document(rendered);
}

inline void Walk::document(const QTextDocument& document) {
    shown(document.toPlainText());
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            const bool isOurs = format.toImageFormat().name().startsWith(QStringLiteral("powers:"));
            const QString link = format.anchorHref();  // "alike:" expands folded rules
            if ((!link.isEmpty() && !link.startsWith(QStringLiteral("alike:"))) ||
                (format.isImageFormat() && !isOurs)) {
                blame(QStringLiteral("has a link or a picture"), part.fragment().text());
            }
        }
    }
}

/// (For a dock, Qt returns the title as written, with the marks for its menu.)
inline void Walk::accessible(QWidget& widget) {
    if (qobject_cast<QDockWidget*>(&widget) != nullptr) {
        return;
    }
    if (QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&widget)) {
        for (const auto text : {QAccessible::Name, QAccessible::Description, QAccessible::Help}) {
            shown(told->text(text));
        }
    }
}

inline void Walk::widget(QWidget& widget) {
    where_ = QString::fromLatin1(widget.metaObject()->className()) + u' ' + widget.objectName();
    if (qobject_cast<QLineEdit*>(&widget) != nullptr || widget.inherits("QFileDialog")) {
        return;  // text that the user types, and Qt's own parts
    }
    if (widget.isWindow() && widget.windowHandle() != nullptr) {
        shown(widget.windowHandle()->title());
    }
    guessed(widget.toolTip());
    guessed(widget.whatsThis());
    shown(widget.statusTip());
    accessible(widget);
    for (const QAction* each : widget.actions()) {
        action(*each);
    }
    special(widget);
}

inline void Walk::special(QWidget& widget) {
    if (widget.inherits("QTipLabel")) {
        guessed(static_cast<QLabel&>(widget).text());
    } else if (const auto* text = qobject_cast<QLabel*>(&widget)) {
        labelWidget(*text);
    } else if (const auto* button = qobject_cast<QAbstractButton*>(&widget)) {
        label(button->text());
    } else if (const auto* group = qobject_cast<QGroupBox*>(&widget)) {
        label(group->title());
    } else if (const auto* menu = qobject_cast<QMenu*>(&widget)) {
        label(menu->title());
    } else if (const auto* combo = qobject_cast<QComboBox*>(&widget)) {
        model(*combo->model());
    } else if (const auto* view = qobject_cast<QAbstractItemView*>(&widget); view && view->model() != nullptr) {
        model(*view->model());
    } else if (const auto* rich = qobject_cast<QTextEdit*>(&widget)) {
        document(*rich->document());
    } else if (const auto* tabs = qobject_cast<QTabBar*>(&widget)) {
        for (int i = 0; i < tabs->count(); ++i) {
            label(tabs->tabText(i));
            if (Qt::mightBeRichText(tabs->tabText(i))) {
                markup(tabs->tabText(i));  // as a tool tip, if it is cut short
            }
            guessed(tabs->tabToolTip(i));
        }
    } else if (const auto* dock = qobject_cast<QDockWidget*>(&widget)) {
        action(*dock->toggleViewAction());
    } else if (const auto* scene = qobject_cast<QGraphicsView*>(&widget); scene && scene->scene() != nullptr) {
        for (const QGraphicsItem* item : scene->scene()->items()) {
            guessed(item->toolTip());
        }
    }
}

inline void Walk::labelWidget(const QLabel& widget) {
    const QString text = widget.text();
    switch (widget.textFormat()) {
    case Qt::PlainText: widget.buddy() != nullptr ? label(text) : shown(text); break;
    case Qt::RichText: markup(text); break;
    default:
        for (const Hostile& each : hostile_) {
            if (text.contains(each.mark)) {
                blame(QStringLiteral("may take the text for markup"), text);
            }
        }
    }
}

inline void Walk::action(const QAction& action) {
    label(action.text());
    guessed(action.toolTip());
    guessed(action.whatsThis());
    shown(action.statusTip());
}

inline void Walk::model(const QAbstractItemModel& model) {
    if (model.inherits("QFileSystemModel") || model.inherits("QFSCompleter")) {
        return;
    }
    const auto item = [this](auto data) {
        for (const int role :
             {Qt::DisplayRole, Qt::StatusTipRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole}) {
            shown(data(role).toString());
        }
        guessed(data(Qt::ToolTipRole).toString());
        guessed(data(Qt::WhatsThisRole).toString());
    };
    for (int column = 0; column < model.columnCount(); ++column) {
        item([&](int role) { return model.headerData(column, Qt::Horizontal, role); });
        for (int row = 0; row < std::min(model.rowCount(), 500); ++row) {
            item([&](int role) { return model.index(row, column).data(role); });
        }
    }
}

}  // namespace gnostica::gui::walking
