// The form for a new exploration: ruleset, players and thoroughness.
#pragma once

#include "app/gui/windows/compare/explore/exploration_runner.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace gnostica::gui {

class ExploreForm : public QWidget {
    Q_OBJECT

public:
    enum class Care : std::uint8_t { glance, usual, thorough };

    explicit ExploreForm(QWidget* parent = nullptr);

    /// The rulesets that can be explored.
    void setArms(std::vector<ComparedRules> arms);
    bool canStart() const { return problem().isEmpty(); }
    /// The problem of the form; empty if the exploration can start.
    QString problem() const;
    /// Must only be called if it can start.
    ExplorationWish wish() const;
    /// While an exploration runs, the start button stops it.
    void setRunning(bool running, bool stopping);
    QPushButton& button() const { return *start_; }
    QComboBox& rulesets() const { return *ruleset_; }

Q_SIGNALS:
    void startWanted();
    void stopWanted();

private:
    void follow();
    void retranslate();

    std::vector<ComparedRules> arms_;
    bool isRunning_ = false;
    bool isStopping_ = false;
    QLabel* explanation_;
    std::array<QLabel*, 5> labels_{};
    QComboBox* ruleset_;
    QComboBox* care_;
    QComboBox* level_;
    QSpinBox* seats_;
    QSpinBox* seed_;
    QPushButton* start_;
    QLabel* problem_;
};

}  // namespace gnostica::gui
