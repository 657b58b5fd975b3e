import type { PageContext } from '../../blocks/define-block.ts'
import { type Locale, locales } from '../domain/locales.ts'
import type { ReadyBlock } from './blocks.tsx'
import { memoize } from './memoize.ts'
import type { Page } from './page.ts'

const made = memoize<Page>()

function withQuery(paths: Page['paths'], query: string): Page['paths'] {
  const entries = locales.map((locale) => [locale, query ? `${paths[locale]}?${query}` : paths[locale]])
  return Object.fromEntries(entries) as Record<Locale, string>
}

/** The page as the first of its blocks that has a say in it calls it. */
export function headByBlocks(page: Page, blocks: readonly ReadyBlock[], context: PageContext): Page {
  const block = blocks.find(({ definition }) => definition.head)
  if (!block || page.status !== 200) return page
  const { definition, content, data } = block
  return made(page, data, JSON.stringify(context), () => {
    const head = definition.head?.(content as never, data, context, page.title)
    return head ? { ...page, title: head.title, paths: withQuery(head.paths ?? page.paths, head.query) } : page
  })
}
