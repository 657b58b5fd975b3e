import type { DocumentType } from '../../../../schemas/document-type.ts'
import type { Transaction } from '../../../db/client.ts'
import type { Draft } from '../../../domain/editing/operations.ts'
import { isPageDocument, pageIdOf } from '../../../domain/editing/page-document.ts'
import { isRecord } from '../../../domain/is-record.ts'
import { type Localized, locales } from '../../../domain/locales.ts'
import { ApiError } from '../../platform/index.ts'
import { takenPageSlugs } from '../pages/taken-page-slugs.ts'

type Slugs = Partial<Localized<string>>

/** The slugs that a page's own content holds. */
export function slugsIn(data: Partial<Localized<unknown>>): Slugs {
  const given = locales.flatMap((locale) => {
    const values = data[locale]
    const slug = isRecord(values) ? values.slug : undefined
    return typeof slug === 'string' && slug !== '' ? [[locale, slug] as const] : []
  })
  return Object.fromEntries(given)
}

export const slugsOfDraft = (draft: Draft): Slugs => slugsIn(draft.get('')?.data ?? {})

/** 400 at each slug of a page that is another page's, was or will be; those that stood there `before` are left alone. */
export async function checkSlugs(tx: Transaction, type: DocumentType, slugs: Slugs, before: Slugs = {}): Promise<void> {
  if (!isPageDocument(type)) return
  const changed = locales.filter((locale) => slugs[locale] !== before[locale])
  const asked = Object.fromEntries(changed.map((locale) => [locale, slugs[locale]]))
  const taken = await takenPageSlugs(tx, pageIdOf(type), asked)
  if (taken.length === 0) return
  throw new ApiError(
    'INVALID',
    taken.map((locale) => ({ path: `data.${locale}.slug`, message: 'error.slugInUse' })),
  )
}
