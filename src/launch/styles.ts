import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** The file's name says whose style it is: the same in every build, and readable in the browser. */
export const scopedName = (name: string, file: string): string =>
  `${basename(file).replace(/\.module\.css.*$/, '')}_${name}`

/** The components of src/ui give way to whoever uses them, in whichever order their styles arrive. */
export const styleLayers: Plugin = {
  name: 'style-layers',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/ui\/[^?]*\.module\.css/.test(id) ? `@layer base, ui, shared;\n@layer ui {\n${code}}` : undefined,
}
