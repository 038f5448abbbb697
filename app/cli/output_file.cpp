#include "app/cli/output_file.h"

#include "app/cli/sentences.h"
#include "app/storage/files.h"

#include <ostream>

namespace gnostica::cli {
namespace {

bool orSayWhy(const Context& context, const storage::FileResult<void>& result) {
    if (!result) {
        context.err() << sentence(result.error()) << '\n';
    }
    return result.has_value();
}

}  // namespace

bool mayWrite(const Context& context, const OutputFile& file) {
    const QString path = storage::pathFrom(file.path);
    QStringList sources;
    for (const std::string& source : file.sources) {
        sources << storage::pathFrom(source);
    }
    if (!orSayWhy(context, storage::checkTarget(path, sources))) {
        return false;
    }
    return file.overwrite || !files::isTaken(path) ||
           orSayWhy(context, storage::fileFailure(storage::FileFault::exists, path));
}

bool write(const Context& context, const OutputFile& file, std::string_view text) {
    return mayWrite(context, file) && orSayWhy(context, storage::writeFile(storage::pathFrom(file.path), text));
}

}  // namespace gnostica::cli
