const slash = 47

/** A path without slashes at its end, and one at its start: '//elsewhere' would lead away. Takes a path of any length. */
export function withoutEndSlashes(pathname: string): string {
  let start = 0
  let end = pathname.length
  while (pathname.charCodeAt(start) === slash) start += 1
  while (end > start && pathname.charCodeAt(end - 1) === slash) end -= 1
  return `/${pathname.slice(start, end)}`
}
