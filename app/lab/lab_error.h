// Errors with the file of an experiment.
#pragma once

#include "app/lab/words/lab_fault.h"

#include <QString>
#include <tl/expected.hpp>

namespace gnostica::lab {

struct LabError {
    LabFault fault{};
    QString path;
    QString detail;
};

template <class T>
using LabResult = tl::expected<T, LabError>;

inline tl::unexpected<LabError> labFailure(LabFault fault, const QString& path, const QString& detail = {}) {
    return tl::unexpected(LabError{fault, path, detail});
}

}  // namespace gnostica::lab
