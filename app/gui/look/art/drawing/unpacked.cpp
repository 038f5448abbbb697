#include "app/gui/look/art/drawing/unpacked.h"

#include <array>
#include <memory>
#include <zlib.h>

namespace gnostica::gui {

namespace {

constexpr std::string_view kPackedMark = "\x1f\x8b";

tl::unexpected<DrawingProblem> unpackingFailed(DrawingFault fault) {
    DrawingProblem problem;
    problem.fault = fault;
    problem.most = kLongestDrawing;
    return tl::unexpected(std::move(problem));
}

}  // namespace

tl::expected<QByteArray, DrawingProblem> unpacked(std::string_view bytes) {
    if (static_cast<qint64>(bytes.size()) > kLongestDrawing) {
        return unpackingFailed(DrawingFault::tooLarge);
    }
    if (!bytes.starts_with(kPackedMark)) {
        return QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size()));
    }
    z_stream stream{};
    constexpr int gzip = 16 + MAX_WBITS;
    if (inflateInit2(&stream, gzip) != Z_OK) {
        return unpackingFailed(DrawingFault::damaged);
    }
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> ends(&stream, inflateEnd);
    std::string packed(bytes);  // zlib requires writable input
    stream.next_in = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_in = static_cast<uInt>(packed.size());
    QByteArray text;
    std::array<char, 1 << 14> part{};
    for (int state = Z_OK; state != Z_STREAM_END;) {
        stream.next_out = reinterpret_cast<Bytef*>(part.data());
        stream.avail_out = static_cast<uInt>(part.size());
        state = inflate(&stream, Z_NO_FLUSH);
        if (state != Z_OK && state != Z_STREAM_END) {
            return unpackingFailed(DrawingFault::damaged);
        }
        text.append(part.data(), static_cast<qsizetype>(part.size() - stream.avail_out));
        if (text.size() > kLongestDrawing) {
            return unpackingFailed(DrawingFault::tooLarge);
        }
    }
    return text;
}

}  // namespace gnostica::gui
