import type { Locale } from '../../domain/locales.ts'
import { kindOf } from './content.ts'
import { exampleMails } from './example-mails.ts'
import { renderMail } from './render-mail.ts'

/** A mail whose texts stand under that name, with made-up facts, as its reader gets it; null where there is none. */
export function previewMail(
  kind: string,
  locale: Locale,
  about: { brand: string; publicUrl: () => string },
): string | null {
  const data = exampleMails.find((example) => kindOf(example) === kind)
  return data ? renderMail({ data, locale }, about).html : null
}
