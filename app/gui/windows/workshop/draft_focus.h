// The selected value of a draft.
#pragma once

#include <QObject>

#include <string>
#include <utility>

namespace gnostica::gui {

/// Form, text, rulebook and problems show the same place: a pane reports its place here, and the others follow.
class DraftFocus : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// JSON pointer (RFC 6901) in the complete document; the draft need not contain it. Empty: no selection.
    const std::string& pointer() const { return pointer_; }
    /// The user has selected a value in `where`. Emits moved() even for the same value, so that panes show it again.
    void go(std::string pointer, const QObject* where) {
        pointer_ = std::move(pointer);
        Q_EMIT moved(where);
    }

Q_SIGNALS:
    /// `where` already shows the value.
    void moved(const QObject* where);

private:
    std::string pointer_;
};

}  // namespace gnostica::gui
