import type { Locale } from '../../domain/locales.ts'
import type { MailData } from '../../domain/mails.ts'
import { contentOf, type MailContent } from './content.ts'
import type { Fact } from './facts.ts'
import { footerOf } from './footer.ts'
import { renderHtml } from './render-html.ts'
import { mailTranslator } from './texts.ts'

const fact = ({ label, lines, url }: Fact, colon: string) =>
  lines.length === 1 ? `${label}${colon} ${url ?? lines[0]}` : listed({ label, lines }, colon, '-')

const listed = ({ label, lines }: Fact, colon: string, mark: string) =>
  [label + colon, ...lines.map((line) => `${mark} ${line}`.trimEnd())].join('\n')

/** The mail for readers without HTML: paragraphs, apart by an empty line. */
function renderText(content: MailContent, publicUrl: string): string {
  const { greeting, paragraphs, facts, button, closing, locale } = content
  const colon = mailTranslator(locale)('colon')
  return [
    greeting,
    ...paragraphs,
    facts.map((each) => fact(each, colon)).join('\n'),
    content.quote ? listed(content.quote, colon, '>') : '',
    button ? `${button.label + colon}\n${button.url}` : '',
    closing.join('\n'),
    ['-- ', ...footerOf(locale), publicUrl].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

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
