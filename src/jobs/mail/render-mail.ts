import type { Locale } from '../../domain/locales.ts'
import type { MailData } from '../../domain/mails.ts'
import { contentOf } from './content.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** A queued mail as it is sent. */
export function renderMail(
  mail: { data: MailData; locale: Locale },
  { brand, publicUrl }: { brand: string; publicUrl: () => string },
): RenderedMail {
  const content = contentOf(mail, brand)
  return {
    subject: content.subject,
    text: renderText(content, publicUrl()),
    html: renderHtml(content, { brand, publicUrl: publicUrl() }),
  }
}
