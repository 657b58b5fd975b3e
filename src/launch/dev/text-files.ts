import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

type Namespaces = Record<string, Record<string, unknown>>

/**
 * All texts of a language by their namespace, as its files say them now. Imported by Vite's settings they would be a part of
 * these, and each text that is saved would start the development server anew.
 */
export function readTexts(root: string, locale: string): Namespaces {
  const files = globSync(`${root}/locales/*/${locale}.json`)
  return Object.assign({}, ...files.map((file): Namespaces => JSON.parse(readFileSync(file, 'utf8'))))
}

/** '/locales/nl.json': all texts of a language as one file, as the sources say them now; the build makes such files itself. */
export const textFiles: Plugin = {
  name: 'text-files',
  configureServer({ middlewares, config: { root } }) {
    middlewares.use('/locales', (request, response, next) => {
      const [, locale] = /^\/([a-z]{2})\.json$/.exec(request.url ?? '') ?? []
      if (!locale) return next()
      response.setHeader('content-type', 'application/json').end(JSON.stringify(readTexts(root, locale)))
    })
  },
}
