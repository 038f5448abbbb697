// The bar of controls for a record.
#pragma once

#include "app/gui/base/keys/act.h"
#include "app/table/replay/eyes.h"
#include "app/table/replay/timeline_marks.h"
#include "app/table/seats/pace.h"
#include "app/wording/speaker.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QToolButton;

namespace gnostica::gui {

class ActionSet;
class Timeline;

/// The timeline; buttons for steps, turns and playing; pace, view, and position.
class ReplayControls : public QWidget {
    Q_OBJECT

public:
    ReplayControls(const ActionSet& actions, QWidget* parent);

    Timeline* timeline() const { return timeline_; }
    QComboBox* eyes() const { return eyes_; }
    QComboBox* pace() const { return pace_; }

    void setMoment(int position, int length);
    void setMarks(const std::vector<table::TimelineMark>& marks, const wording::Speaker& speaker);
    void setEyes(const std::vector<table::Eyes>& allowed, const table::Eyes& eyes, const wording::Speaker& speaker);
    void setPace(table::Pace pace);

Q_SIGNALS:
    void momentPicked(int position);
    void eyesPicked(const gnostica::table::Eyes& eyes);
    void pacePicked(gnostica::table::Pace pace);

protected:
    bool event(QEvent* event) override;

private:
    void retranslate();
    /// Sets a minimum height: a wrapping label has none, and in a low window its last line was cut off.
    void fitSecrecy();
    QToolButton* addButton(const ActionSet& actions, Act act);

    Timeline* timeline_;
    QLabel* moment_;
    QLabel* secrecy_;
    QLabel* eyesTitle_;
    QLabel* paceTitle_;
    QComboBox* eyes_;
    QComboBox* pace_;
    std::vector<table::Eyes> offered_;
};

}  // namespace gnostica::gui
