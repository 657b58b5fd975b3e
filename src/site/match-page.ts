import { parse } from 'regexparam'
import { type DefaultParams, matchRoute } from 'wouter'
import type { PageDefinition } from './define-page.ts'
import { notFoundPage } from './not-found/page.ts'
import { pages } from './pages.ts'

export interface PageMatch {
  definition: PageDefinition
  /** What the path's parameters stand for: { slug }. */
  params: Record<string, string>
}

/** As wouter reads a path, compiled once, and capitals are no small letters. */
function compile(path: string) {
  const { pattern, keys } = parse(path)
  return { pattern: new RegExp(pattern.source), keys }
}

const isPlain = ({ path }: PageDefinition) => !/[:*]/.test(path)
const plainPages = new Map(pages.filter(isPlain).map((definition) => [definition.path, { definition, params: {} }]))
const patterns = new Map(pages.map(({ path }) => [path, compile(path)]))
const parser = (path: string) => patterns.get(path) ?? compile(path)
const otherPages = pages.filter((definition) => !isPlain(definition))

/** Which page an unprefixed path belongs to. */
export function matchPage(path: string): PageMatch {
  const plain = plainPages.get(path)
  if (plain) return plain
  for (const definition of otherPages) {
    const [fits, found] = matchRoute<DefaultParams>(parser, definition.path, path)
    if (!fits) continue
    const { keys } = parser(definition.path)
    return { definition, params: Object.fromEntries(keys.map((name) => [name, found[name] ?? ''])) }
  }
  return { definition: notFoundPage, params: {} }
}
