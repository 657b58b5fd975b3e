import type { Locale } from '../../domain/locales.ts'
import type { MailData } from '../../domain/mails.ts'
import type { PaymentDecision } from '../../domain/money.ts'
import { type Fact, factsOf } from './facts.ts'
import { kindsIn, type MailTexts, mailTranslator } from './texts.ts'
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

const creditNoteKind = ({ refund, isPart }: { refund: boolean; isPart: boolean }) =>
  `credit-note${isPart ? '-part' : ''}${refund ? '-refund' : ''}` as const

interface Settled {
  credited: number
  refunded: number
  kept: number
  leaving?: string
}

/** What comes back, what is billed less, or that it was too late for either. */
function settledKind({ credited, refunded, kept }: Settled) {
  if (credited === 0) return 'cancellation-kept'
  if (refunded === 0) return 'cancellation-credited'
  return kept > 0 ? 'cancellation-settled' : 'cancellation-refunded'
}

const cancellationKind = (values: Settled) => `${settledKind(values)}${values.leaving ? '-part' : ''}` as const

/** The same, to the provider. */
function noticeKind({ credited, refunded }: { credited: number; refunded: number }) {
  if (credited === 0) return 'cancellation-notice-kept'
  return refunded === 0 ? 'cancellation-notice-credited' : 'cancellation-notice'
}

/** What it does to the money: nothing, money back, or less on what is not paid yet; more to pay in mails of before 2026-11-23. */
function moveKind({ difference, refunded }: { difference: number; refunded: number }) {
  if (difference > 0) return 'registration-moved-dearer'
  if (refunded > 0) return 'registration-moved-refund'
  return difference < 0 ? 'registration-moved-cheaper' : 'registration-moved'
}

/** We canceled: what was paid comes back, what was billed is credited, or there is nothing to do. */
function refundKind({ credited, refunded }: { credited: number; refunded: number }) {
  if (refunded > 0) return 'session-refunded'
  return credited > 0 ? 'session-credited' : 'session-left'
}

/** It counts, with or without something to give back, came in two parts, or goes back. */
function decidedKind({ verdict, refunded }: { verdict: PaymentDecision; refunded: number }) {
  if (verdict === 'accepted' && refunded > 0) return 'payment-surplus'
  return verdict === 'returned' ? 'payment-given-back' : (`payment-${verdict}` as const)
}

/** Which texts tell it: what costs nothing or is paid reads otherwise. */
export function kindOf(data: MailData): keyof MailTexts['kinds'] {
  if (data.kind === 'payment-received' && data.values.amount === 0) return 'registration-confirmed'
  if (data.kind === 'registration-partner' && data.values.expiresAt) return 'registration-on-request'
  if (data.kind === 'registration-expired' && data.values.onRequest) return 'registration-unconfirmed'
  if (data.kind === 'invoice' && data.values.paid) return 'invoice-paid'
  if (data.kind === 'refund-by-hand' && !data.values.number) return 'refund-by-hand-unbilled'
  if (data.kind === 'payment-decided') return decidedKind(data.values)
  if (data.kind === 'credit-note') return creditNoteKind(data.values)
  if (data.kind === 'cancellation-settled') return cancellationKind(data.values)
  if (data.kind === 'cancellation-notice') return noticeKind(data.values)
  if (data.kind === 'registration-moved') return moveKind(data.values)
  if (data.kind === 'registration-withdrawn' && data.values.refunded === 0) return 'registration-withdrawn-unpaid'
  if (data.kind === 'session-canceled' && data.values.refund === 0) return 'session-canceled-unpaid'
  if (data.kind === 'session-refunded') return refundKind(data.values)
  return data.kind
}

function quoteOf({ values }: MailData, t: ReturnType<typeof mailTranslator>): Fact | null {
  if ('reason' in values && values.reason) return { label: t('facts.reason'), lines: values.reason.split(/\r?\n/) }
  if ('notes' in values && values.notes) return { label: t('facts.notes'), lines: values.notes.split(/\r?\n/) }
  if ('message' in values) return { label: t('facts.message'), lines: values.message.split(/\r?\n/) }
  return null
}

/** What a mail says, in its receiver's language. */
export function contentOf({ data, locale }: { data: MailData; locale: Locale }, brand: string): MailContent {
  const t = mailTranslator(locale)
  const kind = kindOf(data)
  const { button }: { title: string; button?: string } = kindsIn(locale)[kind]
  const words = wordsOf(data, locale, brand)
  return {
    locale,
    subject: oneLine(t(`kinds.${kind}.subject`, words)).slice(0, 200),
    title: t(`kinds.${kind}.title`, words),
    greeting: words.firstName ? t('greeting', words) : t('greetingNobody'),
    paragraphs: t(`kinds.${kind}.body`, words).split('\n\n'),
    facts: factsOf(data, words, locale),
    quote: quoteOf(data, t),
    button: button && words.url ? { label: button, url: words.url, hint: t('buttonFails') } : null,
    closing: [t('closing'), t('signature', words)],
  }
}
