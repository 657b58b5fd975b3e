import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian's package `faketime` puts its library. */
function findLibrary() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const files = folders.map((folder) => join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
  return files.find((file) => existsSync(file))
}

/** Variables that make whatever is started believe that it is this instant (`2026-12-31T23:30+01:00`) and goes on. */
export function movedClock(instant) {
  const seconds = Math.round((Date.parse(instant) - Date.now()) / 1000)
  const library = findLibrary()
  if (Number.isNaN(seconds)) throw new Error('TEST_CLOCK: must be an instant, such as 2026-12-31T23:30+01:00')
  if (!library) throw new Error('TEST_CLOCK: needs libfaketime (apt-get install faketime)')
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}
