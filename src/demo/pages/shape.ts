import type { BlockInstance } from '../../db/tables.ts'
import type { Localized } from '../../domain/locales.ts'

/** A page under page/{slug}. */
export interface PageSeed {
  key: string
  title: Localized
  /** Unique per language, kebab-case ASCII. */
  slug: Localized
  /** At most 200 characters. */
  seoDescription: Localized
  layout: BlockInstance[]
}
