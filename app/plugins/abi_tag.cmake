# cmake -D ROOT=… -D LIST=… -D BUILD=… -D OUT=… -P abi_tag.cmake: writes the tag for the headers in LIST below ROOT.
file(READ ${LIST} headers)
set(contents "")
foreach(header IN LISTS headers)
    file(SHA256 ${ROOT}/${header} hash)
    string(APPEND contents "${header} ${hash}\n")
endforeach()
string(SHA256 hash "${contents}")
string(SUBSTRING ${hash} 0 12 hash)
set(tag "${BUILD} ${hash}")
file(CONFIGURE OUTPUT ${OUT}/gnostica-abi.json CONTENT "{ \"abi\": \"@tag@\" }\n" @ONLY)
file(CONFIGURE OUTPUT ${OUT}/gnostica_abi.h CONTENT [=[
// Made by app/plugins/abi_tag.cmake.
#pragma once

namespace gnostica {

inline constexpr char kAbi[] = "@tag@";

}  // namespace gnostica
]=] @ONLY)
