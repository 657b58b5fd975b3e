import { expect, it } from 'vitest'
import { everything, read, sources } from './import-graph.ts'

/** The instant of a request is read once; a browser's clock is not to be believed. */
const readers = ['src/site/page-request.ts', 'src/ui/page-context.ts', 'src/ui/session/renew-token.ts']

it('draws by the clock of the page (`page.now`), which is the server’s in a browser too', () => {
  const drawing = sources.filter((file) => /^(src\/(site|ui|domain)|blocks)\//.test(file))
  const found = drawing.filter((file) => /\bnew Date\(\)|\bDate\.now\(\)/.test(read(file)))
  expect(found).toEqual(readers)
})

it('asks for a year, day or hour in Brussels (src/domain/days.ts), never where the machine stands', () => {
  const local = /\.get(?:FullYear|Month|Date|Day|Hours)\(\)/
  expect(everything.filter((file) => local.test(read(file)))).toEqual([])
})
