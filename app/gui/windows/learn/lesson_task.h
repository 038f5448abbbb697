// A lesson at a table.
#pragma once

#include "app/gui/windows/learn/task.h"
#include "engine/lessons/lesson_run.h"

#include <memory>

namespace gnostica::gui {

/// Goes through the stages of a lesson. Complete when the last stage is done or, if that is only to be read, reached.
class LessonTask : public Task {
    Q_OBJECT

public:
    explicit LessonTask(std::shared_ptr<const engine::Lesson> lesson, QObject* parent = nullptr);

    TaskKind kind() const override { return TaskKind::lesson; }
    QString name() const override;
    QString title() const override;
    const engine::Game& game() const override { return run_.game(); }
    engine::Seat learner() const override { return run_.lesson().learner; }

    TaskWords words(const wording::Speaker& speaker) const override;
    TaskSights sights() const override;
    bool usesCards() const override;
    int parts() const override { return static_cast<int>(run_.lesson().stages.size()); }
    int partsDone() const override { return static_cast<int>(run_.stage()) + (run_.awaitsStep() ? 0 : 1); }

    bool awaitsStep() const override { return run_.awaitsStep(); }
    bool isGuided() const override { return !run_.current().allow.empty(); }
    bool isWanted(const engine::Step& step) const override;
    QString foreseen(const std::vector<engine::Step>& steps) const override;
    void take(const engine::Step& step) override;

    bool isThrough() const override;
    bool offers(Act act) const override;
    bool can(Act act) const override;
    void act(Act act) override;

private:
    QString spoken(const engine::LessonText& text) const;
    QStringList told(const wording::Speaker& speaker) const;
    QString praise() const;
    bool isAsking() const { return !run_.current().goals.empty(); }
    void goOn();
    void goBack();
    void solve();
    void beginStage();
    void checkLearnt();
    int moments() const { return static_cast<int>(run_.game().history().size()); }

    engine::LessonRun run_;
    int toldFrom_ = 0;    ///< first step after the previous stage and before this one
    int stageBegan_ = 0;  ///< first step of this stage
    bool hintShown_ = false;
    bool wasShown_ = false;  ///< no praise if the solution was shown
    bool isLearnt_ = false;
};

}  // namespace gnostica::gui
