import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const read = (file: string): object => JSON.parse(readFileSync(file, 'utf8'))

/** '/locales/nl.json': all texts of a language as one file, as the sources say them now; the build makes such files itself. */
export const textFiles: Plugin = {
  name: 'text-files',
  configureServer({ middlewares, config: { root } }) {
    middlewares.use('/locales', (request, response, next) => {
      const [, locale] = /^\/([a-z]{2})\.json$/.exec(request.url ?? '') ?? []
      if (!locale) return next()
      const texts = globSync(`${root}/locales/*/${locale}.json`).map(read)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(Object.assign({}, ...texts)))
    })
  },
}
