import { basename } from 'node:path'

/** The file's name says whose style it is: the same in every build, and readable in the browser. */
export const scopedName = (name: string, file: string): string =>
  `${basename(file).replace(/\.module\.css.*$/, '')}_${name}`
