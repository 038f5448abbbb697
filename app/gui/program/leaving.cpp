#include "app/gui/program/leaving.h"

#include <QApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QSessionManager>
#include <QWidget>

#include <algorithm>

namespace gnostica::gui {

namespace {

/// The window in use.
QWidget* windowInFront(QWidget& otherwise) {
    if (QWidget* dialog = QApplication::activeModalWidget()) {
        return dialog;
    }
    QWidget* active = QApplication::activeWindow();
    return active != nullptr ? active : &otherwise;
}

}  // namespace

Leaving::Leaving(QWidget& window) : QObject(&window), window_(window) {
    qApp->installEventFilter(this);
    // Direct, since the session manager waits for the answer.
    connect(qApp, &QGuiApplication::commitDataRequest, this, &Leaving::endSession, Qt::DirectConnection);
}

bool Leaving::mayLeave() {
    if (isAsking_ || isAskedAbout()) {
        return false;
    }
    const QScopedValueRollback asking(isAsking_, true);
    return finish_() && (isAgreed_ || askAll());
}

/// Collects all answers and file names before anything is saved, so that cancelling the last question loses and saves
/// nothing.
bool Leaving::askAll() {
    std::vector<Saving> agreed;
    for (const Find& find : finds_) {
        const auto unsaved = find();
        if (!unsaved) {
            continue;
        }
        const UnsavedAnswer answer = gui::askAbout(*unsaved, windowInFront(window_));
        if (answer == UnsavedAnswer::discard) {
            continue;
        }
        auto saving = answer == UnsavedAnswer::save ? unsaved->askToSave() : std::nullopt;
        if (!saving) {
            return false;
        }
        agreed.push_back(std::move(*saving));
    }
    return std::ranges::all_of(agreed, [](const Saving& save) { return save(); });
}

void Leaving::closeOthers() const {
    for (QWidget* each : QApplication::topLevelWidgets()) {
        if (each != &window_) {
            each->hide();  // close() would ask again
        }
    }
}

bool Leaving::maySessionEnd(bool mayAsk) {
    if (!mayAsk) {
        return true;
    }
    isAgreed_ = mayLeave();
    return isAgreed_;
}

void Leaving::endSession(QSessionManager& session) {
    const bool mayAsk = session.allowsInteraction();
    const bool mayEnd = maySessionEnd(mayAsk);
    if (mayAsk) {
        session.release();
    }
    if (!mayEnd) {
        session.cancel();
    }
}

bool Leaving::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Quit:
        if (watched == qApp) {
            window_.close();
            return true;  // Qt would close all windows one by one
        }
        break;
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress: isAgreed_ = isAgreed_ && isAsking_; break;
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace gnostica::gui
