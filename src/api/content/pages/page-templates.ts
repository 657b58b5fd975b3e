import type { PageTemplate } from '../../../../schemas/page.ts'
import type { BlockInstance } from '../../../db/tables.ts'
import { type Localized, locales } from '../../../domain/locales.ts'

/** The cookie question comes first, so that it is met before anything else. */
const opening: BlockInstance = { id: 'cookie', block: 'cookie' }
const closing: BlockInstance = { id: 'footer', block: 'footer' }

/** A text under the title of the page, in the languages that have one. */
function text(title: Localized<string | null>): BlockInstance {
  const titled = locales.map((locale) => [locale, title[locale] ? { title: title[locale] } : null])
  return { id: 'text', block: 'rich-text', data: Object.fromEntries(titled) }
}

/** The blocks that a new page begins with. */
export function templateLayout(template: PageTemplate, title: Localized<string | null>): BlockInstance[] {
  const between: Record<PageTemplate, BlockInstance[]> = {
    empty: [],
    text: [text(title)],
    questions: [text(title), { id: 'questions', block: 'faq' }, { id: 'contact', block: 'contact-form' }],
  }
  return [opening, ...between[template], closing]
}
