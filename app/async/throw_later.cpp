#include "app/async/throw_later.h"

#include <QObject>

namespace gnostica::async {

void throwLater(QObject& context, const std::exception_ptr& thrown) {
    QMetaObject::invokeMethod(
        &context, [thrown] { std::rethrow_exception(thrown); }, Qt::QueuedConnection);
}

}  // namespace gnostica::async
