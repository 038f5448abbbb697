#include "app/diagnostics/failure.h"

#include <QCoreApplication>

#include <boost/core/demangle.hpp>
#include <exception>
#include <new>
#include <system_error>
#include <typeinfo>

namespace gnostica::diagnostics {
namespace {

struct FailureTexts {
    Q_DECLARE_TR_FUNCTIONS(gnostica::diagnostics::Failure)
};

QString detailOf(const std::exception& error) {
    return QStringLiteral("%1: %2").arg(QString::fromStdString(boost::core::demangle(typeid(error).name())),
                                        QString::fromUtf8(error.what()));
}

}  // namespace

Failure currentFailure() {
    const std::exception_ptr thrown = std::current_exception();
    try {
        std::rethrow_exception(thrown);
    } catch (const std::bad_alloc& error) {
        return {FailureKind::memory, detailOf(error), thrown};
    } catch (const std::system_error& error) {
        const bool isThread = error.code() == std::errc::resource_unavailable_try_again;
        return {isThread ? FailureKind::threads : FailureKind::unforeseen, detailOf(error), thrown};
    } catch (const std::exception& error) {
        return {FailureKind::unforeseen, detailOf(error), thrown};
    } catch (...) {
        return {FailureKind::unforeseen, QStringLiteral("something that is not a std::exception"), thrown};
    }
}

QString textOf(FailureKind kind) {
    switch (kind) {
    case FailureKind::memory:
        return FailureTexts::tr("There is not enough memory. Close windows or other programs, then try again.");
    case FailureKind::threads:
        return FailureTexts::tr(
            "The system cannot start another thread for this program. Close other programs, then try again.");
    case FailureKind::unforeseen: break;
    }
    return FailureTexts::tr("This is an error in the program or in a plug-in. See the diagnostic log for details.");
}

}  // namespace gnostica::diagnostics
