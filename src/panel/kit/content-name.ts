import { inLocale, type Locale, type Localized } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'

interface Named {
  type: string
  title?: Partial<Localized<string | null>> | null
}

/** What a content is called: a page by its own title. */
export function contentName({ type, title }: Named, locale: Locale): string {
  const names: Record<string, string> = allTexts[locale]['panel-content'].types
  return names[type] ?? inLocale(title, locale) ?? type
}

interface Place {
  /** The document's. */
  type: string
  /** The block's; empty for what the document says of itself. */
  block: string
}

/** What a block is called; of a text that several pages show, the text itself is. */
export function blockName({ type, block }: Place, locale: Locale): string {
  const names: Record<string, string> = allTexts[locale]['panel-editor'].blocks
  return names[block || type] ?? allTexts[locale]['panel-editor'].ownContent
}

/** What a field is called by its path: 'items.0.text' is 'Cijfers 1, Tekst'. */
export function fieldName(path: string, locale: Locale): string {
  const names: Record<string, string> = allTexts[locale]['panel-editor'].fields
  const parts = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${names[part] ?? part}`))
  return parts.join('').slice(2)
}
