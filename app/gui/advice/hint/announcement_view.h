// The answer to "should I announce?"
#pragma once

#include "app/gui/theme/theme.h"
#include "engine/bots/analysis.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace gnostica::gui {

class ChanceBar;

/// Both chances with their uncertainty, and what follows from them.
class AnnouncementView : public QWidget {
    Q_OBJECT

public:
    explicit AnnouncementView(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Nullopt: the turn cannot end with an announcement.
    void present(const std::optional<engine::bots::AnnouncementAdvice>& advice);
    /// Everything that it says.
    QString text() const;

private:
    QLabel* verdict_;
    QLabel* announcing_;
    ChanceBar* announcingBar_;
    QLabel* waiting_;
    ChanceBar* waitingBar_;
};

}  // namespace gnostica::gui
