// The value that people look at in a draft.
#pragma once

#include <QObject>

#include <string>
#include <utility>

namespace gnostica::gui {

/// Form, text, rulebook and problems show the same place: whoever is pointed at one tells it here, and the others
/// follow.
class DraftFocus : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// RFC 6901, in the whole document; need not stand in the draft. Empty: nothing in particular.
    const std::string& pointer() const { return pointer_; }
    /// People have gone to a value in `where`. moved() follows even if it is the same: they want to see it.
    void go(std::string pointer, const QObject* where) {
        pointer_ = std::move(pointer);
        Q_EMIT moved(where);
    }

Q_SIGNALS:
    /// `where` shows it already.
    void moved(const QObject* where);

private:
    std::string pointer_;
};

}  // namespace gnostica::gui
