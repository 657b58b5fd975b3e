/** A step of the way to a page: `path` without the locale's prefix. */
export interface Crumb {
  name: string
  path: string
}
