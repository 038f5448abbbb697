// Chances as a bar.
#pragma once

#include "app/wording/throw_account.h"

#include <QWidget>

#include <vector>

namespace gnostica::gui {

/// Whole percentages of shares that add up to one: they add up to 100.
std::vector<int> percentagesOf(const std::vector<wording::Likelihood>& outcomes);

/// A bar in as many parts as there are outcomes, with their percentages, and a line that names the parts.
class OddsBar : public QWidget {
    Q_OBJECT

public:
    OddsBar(const std::vector<wording::Likelihood>& outcomes, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Entry {
        QRect square;
        QRect words;
    };
    int barHeight() const;
    /// Places of the names of the parts below the bar, in as many lines as needed.
    std::vector<Entry> entries(int width) const;

    std::vector<wording::Likelihood> outcomes_;
    std::vector<int> percents_;
};

}  // namespace gnostica::gui
