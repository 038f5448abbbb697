#include "app/gui/windows/position/model/position_document.h"

#include <QUndoCommand>

#include <utility>

namespace gnostica::gui {

/// A draft takes a few thousand bytes, so both drafts are kept.
class PositionDocument::Change : public QUndoCommand {
public:
    Change(PositionDocument& document, const QString& name, PositionDraft after, ChangeGroup group, QString of)
        : QUndoCommand(name),
          document_(document),
          before_(document.draft()),
          after_(std::move(after)),
          group_(group),
          of_(std::move(of)) {}

    void undo() override { document_.set(before_); }
    void redo() override { document_.set(after_); }
    int id() const override { return static_cast<int>(group_); }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const Change*>(other);
        if (next->of_ != of_) {
            return false;
        }
        after_ = next->after_;
        setObsolete(after_ == before_);
        return true;
    }

private:
    PositionDocument& document_;
    PositionDraft before_;
    PositionDraft after_;
    ChangeGroup group_;
    QString of_;
};

PositionDocument::PositionDocument(PositionDraft draft, QObject* parent) : QObject(parent), draft_(std::move(draft)) {}

bool PositionDocument::change(const QString& name, PositionDraft draft, ChangeGroup group, const QString& of) {
    if (draft == draft_) {
        return false;
    }
    history_.push(new Change(*this, name, std::move(draft), group, of));
    return true;
}

void PositionDocument::begin(PositionDraft draft) {
    history_.clear();
    set(draft);
}

void PositionDocument::set(const PositionDraft& draft) {
    draft_ = draft;
    Q_EMIT changed();
}

}  // namespace gnostica::gui
