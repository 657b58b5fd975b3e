import type { Locale } from '../domain/locales.ts'
import { type DocumentTexts, documentTranslator } from './pdf/texts.ts'

/** What a document's file is called, in the document's language: 'factuur-2026-0042.pdf'. */
export function pdfName(kind: keyof DocumentTexts['files'], locale: Locale, number: string): string {
  return `${documentTranslator(locale)(`files.${kind}`)}-${number.replaceAll(/[^\w-]+/g, '-')}.pdf`
}
