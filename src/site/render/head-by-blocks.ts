import type { PageContext } from '../../ui/page-context.ts'
import type { ReadyBlock } from './blocks.tsx'
import type { Page } from './loaded-page.ts'
import { memoize } from './memoize.ts'

const made = memoize<Page>()

/** The page as the first of its blocks that has a say in it calls it. */
export function headByBlocks(page: Page, blocks: readonly ReadyBlock[], context: PageContext): Page {
  const block = blocks.find(({ definition }) => definition.head)
  if (!block || page.status !== 200) return page
  const { definition, content, data } = block
  return made(page, data, JSON.stringify(context), () => {
    const head = definition.head?.(content as never, data, context, page.title)
    if (!head) return page
    const { title, query, description = page.description, unlisted = page.unlisted, paths = page.paths } = head
    return { ...page, title, query, description, unlisted, paths }
  })
}
