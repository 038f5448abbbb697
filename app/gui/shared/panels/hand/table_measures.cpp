#include "app/gui/shared/panels/hand/table_measures.h"

#include "app/gui/look/head/bar_measures.h"

#include <algorithm>
#include <array>
#include <span>

namespace gnostica::gui {

namespace {

/// Windows for which sizes are given.
constexpr std::array kWidths{1024, 1366, 1920, 2560};
constexpr std::array kHeights{600, 768, 1080, 1440};

constexpr int kLeastHandCard = 76;
/// The speed of the settings at which motions take the time that is given for them.
constexpr int kUsualSpeed = 350;

/// The value for `at` on straight lines through the given points, which goes on in the same direction at both ends.
template <class Value>
double between(int at, std::span<const int> places, std::span<const Value> values) {
    std::size_t next = 1;
    while (next + 1 < places.size() && at > places[next]) {
        ++next;
    }
    const double part = static_cast<double>(at - places[next - 1]) / (places[next] - places[next - 1]);
    return values[next - 1] + part * (values[next] - values[next - 1]);
}

/// Both directions limit the size; it is not smaller than in the smallest of these windows unless `least` is.
int sizeIn(const QSize& window, const std::array<int, 4>& values, int least) {
    const double across = between<int>(window.width(), kWidths, values);
    const double down = between<int>(window.height(), kHeights, values);
    return std::max(least, qRound(std::min(across, down)));
}

int sizeIn(const QSize& window, const std::array<int, 4>& values) {
    return sizeIn(window, values, values.front());
}

}  // namespace

double tableScale(const QSize& window) {
    return windowScale(window.height());
}

QSize plateSize(const QSize& window) {
    return {sizeIn(window, {198, 210, 278, 356}), sizeIn(window, {56, 58, 72, 93})};
}

int plateGap(const QSize& window) {
    return sizeIn(window, {5, 7, 9, 11});
}

QSize tablePanelSize(const QSize& window) {
    return {sizeIn(window, {190, 212, 277, 350}), sizeIn(window, {230, 254, 330, 418})};
}

int handCardWidth(const QSize& window) {
    return sizeIn(window, {78, 96, 128, 172}, kLeastHandCard);
}

int handCardGap(const QSize& window) {
    return std::min(8, sizeIn(window, {6, 8, 8, 8}));
}

int handCardRise(const QSize& window) {
    return qRound(14 * tableScale(window));
}

int pileWidth(const QSize& window) {
    return sizeIn(window, {46, 60, 78, 96});
}

int pileGap(const QSize& window) {
    return qRound(12 * tableScale(window));
}

int largeCardWidth(const QSize& window) {
    return sizeIn(window, {180, 188, 262, 300});
}

int largeCardTextWidth(const QSize& window) {
    return sizeIn(window, {198, 212, 277, 350});
}

int motionAtSpeed(int milliseconds, int animationMs) {
    return milliseconds * std::max(0, animationMs) / kUsualSpeed;
}

}  // namespace gnostica::gui
