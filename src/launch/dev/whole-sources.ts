import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Plugin } from 'vite'

const isSource = /^[^\0?]+(?<!node_modules.*)\.(tsx?|css|json)$/

/** Saving empties a file before it fills it: a source that is read in between is read again. */
export const wholeSources: Plugin = {
  name: 'whole-sources',
  enforce: 'pre',
  async load(id) {
    if (!isSource.test(id)) return null
    for (let tries = 0; tries < 10; tries += 1) {
      const code = await readFile(id, 'utf8').catch(() => null)
      if (code !== '') return code
      await wait(20)
    }
    return ''
  },
}
