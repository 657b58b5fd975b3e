import { plainText } from '../../domain/html.ts'
import type { Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { Texts } from '../../ui/texts.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { openedText, resetForm, textForm } from './page.ts'

export type MailKind = keyof Texts['mail']['kinds']

/** Who gets mails of a kind. */
type MailReader = keyof Texts['panel-mail-texts']['to']

/** In the order of the list: customers first, then who works here. */
const mailReaders = [
  ...(['account', 'admin', 'customer', 'both', 'participant', 'waiting', 'billing', 'renter'] as const),
  ...(['subscriber', 'writer', 'desk', 'editor'] as const),
] satisfies MailReader[]

const readerOf: Record<MailKind, MailReader> = {
  'account-invitation': 'account',
  'approval-asked': 'admin',
  'approval-given': 'account',
  'approval-refused': 'account',
  'approval-waiting': 'account',
  'booking-canceled': 'renter',
  'booking-cancellation': 'desk',
  'booking-completed': 'renter',
  'booking-paid': 'renter',
  'booking-payment-failed': 'renter',
  'booking-payment-pending': 'renter',
  'booking-payment-refund': 'renter',
  'booking-received': 'renter',
  'booking-request': 'desk',
  'booking-request-rejected': 'renter',
  'cancellation-credited': 'customer',
  'cancellation-credited-part': 'customer',
  'cancellation-kept': 'customer',
  'cancellation-kept-part': 'customer',
  'cancellation-notice': 'desk',
  'cancellation-notice-credited': 'desk',
  'cancellation-notice-kept': 'desk',
  'cancellation-refunded': 'customer',
  'cancellation-refunded-part': 'customer',
  'cancellation-settled': 'customer',
  'cancellation-settled-part': 'customer',
  'certificate-issued': 'participant',
  'contact-message': 'desk',
  'contact-receipt': 'writer',
  'content-published': 'editor',
  'content-refused-incomplete': 'editor',
  'content-refused-newer': 'editor',
  'content-refused-slug': 'editor',
  'credit-note': 'billing',
  'credit-note-part': 'billing',
  'credit-note-part-refund': 'billing',
  'credit-note-refund': 'billing',
  'email-change-requested': 'account',
  'email-changed': 'account',
  'email-verification': 'account',
  invoice: 'billing',
  'invoice-paid': 'billing',
  'invoice-settled': 'billing',
  'move-notice': 'desk',
  'newsletter-confirmation': 'subscriber',
  'organisation-left': 'account',
  'participant-canceled': 'customer',
  'participant-cancellation': 'desk',
  'participant-left': 'participant',
  'participant-moved': 'participant',
  'participant-registered': 'participant',
  'participant-replaced': 'customer',
  'participant-replacement': 'desk',
  'participant-session-canceled': 'participant',
  'partner-registration': 'desk',
  'password-changed': 'account',
  'password-reset': 'account',
  'payment-accepted': 'customer',
  'payment-failed': 'customer',
  'payment-given-back': 'customer',
  'payment-mismatch': 'desk',
  'payment-pending': 'customer',
  'payment-received': 'customer',
  'payment-refund': 'customer',
  'payment-returned': 'customer',
  'payment-settled': 'customer',
  'payment-surplus': 'customer',
  quotation: 'renter',
  'quotation-approved': 'desk',
  'quotation-by-link': 'renter',
  'quotation-expired': 'renter',
  'quotation-refusal-received': 'renter',
  'quotation-refused': 'desk',
  'refund-by-hand': 'desk',
  'refund-by-hand-unbilled': 'desk',
  'refund-due': 'desk',
  'refund-paid': 'billing',
  'registration-canceled': 'customer',
  'registration-cancellation': 'desk',
  'registration-confirmed': 'customer',
  'registration-expired': 'customer',
  'registration-moved': 'customer',
  'registration-moved-cheaper': 'customer',
  'registration-moved-dearer': 'customer',
  'registration-moved-refund': 'customer',
  'registration-on-request': 'customer',
  'registration-partner': 'customer',
  'registration-received': 'customer',
  'registration-unconfirmed': 'customer',
  'registration-withdrawn': 'customer',
  'registration-withdrawn-unpaid': 'customer',
  'second-factor-off': 'account',
  'second-factor-on': 'account',
  'second-factor-reset': 'account',
  'session-canceled': 'customer',
  'session-canceled-unpaid': 'customer',
  'session-confirmed': 'both',
  'session-credited': 'customer',
  'session-left': 'customer',
  'session-moved': 'both',
  'session-refunded': 'customer',
  'session-undecided': 'desk',
  'student-invitation': 'participant',
  'subsidy-reminder': 'customer',
  'training-leave-claim': 'customer',
  'training-leave-request': 'customer',
  'waiting-list-closed': 'waiting',
  'waiting-list-ended': 'waiting',
  'waiting-list-joined': 'waiting',
  'waiting-list-lapsed': 'waiting',
  'waiting-list-offer': 'waiting',
  welcome: 'account',
}

export const mailTextsPath = '/words/mails'

export const isMailKind = (name: string): name is MailKind => Object.hasOwn(allTexts.nl.mail.kinds, name)

/** With what is filled in left open. */
const opened = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '…')

/** What mails are called here: what stands above their text. */
export const mailName = (kind: string, locale: Locale): string =>
  isMailKind(kind) ? opened(allTexts[locale].mail.kinds[kind].title) : kind

/** What an inbox shows of them. */
export const mailSubject = (kind: MailKind, locale: Locale): string => opened(allTexts[locale].mail.kinds[kind].subject)

/** Who gets it, and when. */
export function told(kind: MailKind, locale: Locale): [reader: string, when: string] {
  const { to, sent } = allTexts[locale]['panel-mail-texts']
  return [to[readerOf[kind]], sent[kind]]
}

/** Those that say a word somewhere, by who gets them and then by the name they bear here. */
export function mailKindsWith(words: string, locale: Locale): MailKind[] {
  const wanted = plainText(words).split(/\s+/).filter(Boolean)
  const says = (kind: string) => {
    const texts = isMailKind(kind) ? [...Object.values(allTexts[locale].mail.kinds[kind]), ...told(kind, locale)] : []
    const text = plainText([kind, ...texts].join('\n'))
    return wanted.every((word) => text.includes(word))
  }
  return Object.keys(allTexts.nl.mail.kinds)
    .filter(isMailKind)
    .filter(says)
    .toSorted((one, other) => mailName(one, locale).localeCompare(mailName(other, locale), locale))
    .toSorted((one, other) => mailReaders.indexOf(readerOf[one]) - mailReaders.indexOf(readerOf[other]))
}

/** Every mail that goes out, by what it says. */
export const mailTextsPage = definePanelPage({
  path: '/control-panel/words/mails',
  access: 'editor',
  search: ['search'],
  title: (_data, { locale }) => allTexts[locale]['panel-mail-texts'].title,
})

const query = graphql(`
  query MailTexts($under: String!) {
    interfaceTexts(under: $under, limit: 20) {
      items { ...SaidText }
    }
  }
`)

/** What one mail says, in three languages, with the mail itself beside it. */
export const mailTextPage = definePanelPage({
  path: '/control-panel/words/mails/:kind',
  access: 'editor',
  search: ['edit', 'in'],
  query: {
    document: query,
    variables: ({ params }) => ({ under: `mail.kinds.${params.kind}` }),
    isThere: (_data, { params }) => isMailKind(params.kind ?? ''),
  },
  forms: [textForm, resetForm],
  refused: (form, { locale }) => (form === textForm.name ? { text: allTexts[locale]['panel-words'].savedSince } : null),
  hasFrame: true,
  title: (_data, { params, locale }) => mailName(params.kind ?? '', locale),
})

/** The mail as its reader gets it, with made-up facts. */
export const mailPreviewFile = definePanelPage({
  path: '/control-panel/words/mails/:kind/preview',
  access: 'editor',
  search: ['in'],
  isMail: true,
  file(page) {
    const { kind = '' } = page.params
    return isMailKind(kind) ? { path: `/mail-texts/${kind}/preview?locale=${openedText(page).locale}` } : null
  },
})
