#include "engine/lab/normal.h"

#include <boost/math/distributions/normal.hpp>

namespace gnostica::engine::lab {

double normalQuantile(double share) {
    return boost::math::quantile(boost::math::normal(), share);
}

double normalShare(double value) {
    return boost::math::cdf(boost::math::normal(), value);
}

}  // namespace gnostica::engine::lab
