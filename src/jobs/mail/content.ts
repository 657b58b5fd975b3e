import type { Locale } from '../../domain/locales.ts'
import type { MailData } from '../../domain/mails.ts'
import { type Fact, factsOf } from './facts.ts'
import { fill, type MailTexts, textsIn } from './texts.ts'
import { oneLine, wordsOf } from './words.ts'

/** A mail before it is text or HTML. */
export interface MailContent {
  locale: Locale
  subject: string
  title: string
  greeting: string
  paragraphs: string[]
  facts: Fact[]
  /** What somebody wrote: a message, a reason. */
  quote: Fact | null
  button: { label: string; url: string; hint: string } | null
  closing: string[]
}

interface KindTexts {
  subject: string
  title: string
  body: string
  button?: string
}

/** Which texts tell it: what costs nothing or is paid reads otherwise. */
function textsOf(data: MailData, kinds: MailTexts['kinds']): KindTexts {
  if (data.kind === 'payment-received' && data.values.amount === 0) return kinds['registration-confirmed']
  if (data.kind === 'invoice' && data.values.paid) return kinds['invoice-paid']
  if (data.kind === 'credit-note' && data.values.refund) return kinds['credit-note-refund']
  if (data.kind === 'quotation' && !data.values.url) return kinds['quotation-by-mail']
  return kinds[data.kind]
}

function quoteOf({ values }: MailData, labels: MailTexts['facts']): Fact | null {
  if ('reason' in values && values.reason) return { label: labels.reason, lines: values.reason.split(/\r?\n/) }
  if ('message' in values) return { label: labels.message, lines: values.message.split(/\r?\n/) }
  return null
}

/** What a mail says, in its receiver's language. */
export function contentOf({ data, locale }: { data: MailData; locale: Locale }, brand: string): MailContent {
  const texts = textsIn(locale)
  const { subject, title, body, button } = textsOf(data, texts.kinds)
  const words = wordsOf(data, locale, brand)
  return {
    locale,
    subject: oneLine(fill(subject, words)).slice(0, 200),
    title: fill(title, words),
    greeting: words.firstName ? fill(texts.greeting, words) : texts.greetingNobody,
    paragraphs: body.split('\n\n').map((paragraph) => fill(paragraph, words)),
    facts: factsOf(data, words, locale),
    quote: quoteOf(data, texts.facts),
    button: button && words.url ? { label: button, url: words.url, hint: texts.buttonFails } : null,
    closing: [texts.closing, fill(texts.signature, words)],
  }
}
