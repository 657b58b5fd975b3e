import { and, eq, isNull } from 'drizzle-orm'
import { type AllTexts, bundledTexts } from '../../../locales/texts.ts'
import type { Transaction } from '../../db/client.ts'
import { type NewMail, queueMail, queueMails } from '../../db/mails.ts'
import { changeAndRecord } from '../../db/record-state-change.ts'
import { invoices } from '../../db/tables.ts'
import { priceLinesOf } from '../../domain/discounts.ts'
import type { Locale } from '../../domain/locales.ts'
import { broughtBy } from '../../domain/money.ts'
import { priceLineText } from '../../domain/price-line-text.ts'
import { provider } from '../../domain/provider.ts'
import { isBilled } from '../../domain/registrations.ts'
import { translatorOf } from '../../domain/translator.ts'
import { type NewLine, vatRate } from '../../domain/vat.ts'
import { billedInvoices, issueInvoice, type NewInvoice, recomputeBalance } from '../money/index.ts'
import type { ApiContext } from '../platform/index.ts'
import { type LoadedRegistration, loadRegistration } from './load-registration.ts'
import {
  contactMail,
  courseAndDay,
  deadlineFacts,
  localeOfRegistration,
  participantMails,
  providerMail,
} from './mail-registration.ts'
import { type Bill, planBill } from './subsidised-orders.ts'
import { type Actor, transitionRegistration } from './transition-registration.ts'

/** What it is billed by: its participants at one price, and what was taken off that, each with what says why. */
export function linesOf(registration: LoadedRegistration, locale: Locale): NewLine[] {
  const { participants, net } = registration
  const quantity = participants.length
  const description = courseAndDay(registration, locale)
  if (!registration.agreed) return [{ description, quantity, unitPrice: net / quantity, vatRate }]
  const t = translatorOf<Pick<AllTexts, 'common'>>(locale, bundledTexts[locale])
  return priceLinesOf({ ...registration, participants: quantity }).map((line) =>
    line.kind === 'list'
      ? { description, quantity, unitPrice: line.each, vatRate }
      : { description: priceLineText(t, line), quantity: 1, unitPrice: line.amount, vatRate },
  )
}

/** Issues the invoice of a registration, unless it costs nothing; its mail goes out with `alongside`. */
export async function invoiceRegistration(
  { publicUrl, user }: Pick<ApiContext, 'publicUrl' | 'user'>,
  tx: Transaction,
  registration: LoadedRegistration,
  status: 'open' | 'paid',
  alongside: NewMail[],
  bill: Pick<NewInvoice, 'dueOn' | 'received' | 'shares' | 'adds'> & { lines?: NewLine[] } = {},
) {
  const { id, net, vat: ownVat, invoice, course, contact: orderer } = registration
  if (net === 0) return queueMails(tx, alongside)
  const locale = localeOfRegistration(registration)
  const { name, address, zip, city, country, email, vat = null, reference } = invoice
  await issueInvoice(tx, {
    registrationId: bill.adds ? null : id,
    organisationId: registration.organisationId,
    userId: registration.userId,
    orderer,
    status,
    alongside,
    ...bill,
    locale,
    customer: { name, address, zip, city, country, email, vat },
    reference: reference ?? registration.reference,
    lines: bill.lines ?? linesOf(registration, locale),
    vat: bill.lines ? undefined : ownVat,
    floor: { seed: course.key, family: course.category },
    publicUrl: publicUrl(),
    issuedBy: user?.role === 'STAFF' ? user.userId : null,
  })
}

/** Makes the open invoices of a registration paid: its own, and what was added to that. */
export async function payOpenInvoices(tx: Transaction, registrationId: string, userId: string | null) {
  const isOpen = and(eq(invoices.orderId, registrationId), eq(invoices.status, 'open'), isNull(invoices.creditKind))
  const move = tx.update(invoices).set({ status: 'paid' }).where(isOpen).returning({ id: invoices.id })
  await changeAndRecord(tx, move, 'invoice', { from: 'open', to: 'paid', userId })
}

/**
 * Bills what it costs more since it moved, beside what billed it before; nothing where it was not billed and not paid: its
 * new price is still to come.
 */
export async function billDifference(
  context: Pick<ApiContext, 'publicUrl' | 'user'>,
  tx: Transaction,
  registration: LoadedRegistration,
  more: { net: number; vat: number },
) {
  const { id, status } = registration
  const [before] = await billedInvoices(tx, id)
  if (!before && status !== 'paid') return
  const locale = localeOfRegistration(registration)
  const t = translatorOf<AllTexts['document']>(locale, bundledTexts[locale].document)
  const description = t('invoice.difference', { what: courseAndDay(registration, locale) })
  await invoiceRegistration(context, tx, registration, 'open', [], {
    lines: [{ description, quantity: 1, unitPrice: more.net, vatRate }],
    ...(before && { adds: { id: before.id, orderId: id, vat: more.vat } }),
  })
  await recomputeBalance(tx, id, { isRaised: true })
}

/** What the mail says of an order that the kmo-portefeuille helps to pay: what goes where, in cents. */
function helpedFacts({ net, vat }: LoadedRegistration, { shares, applyBy, payBy }: NonNullable<Bill['helped']>) {
  const [ownShare, agencyShare] = [broughtBy('customer', shares), broughtBy('agency', shares)]
  const { recognition } = provider
  return { applyBy, payBy, netPrice: net, vat, ownNet: ownShare - vat, ownShare, agencyShare, recognition }
}

/** Its customer gets the invoice now, and the participants their seats. */
async function billRegistration(
  context: ApiContext,
  tx: Transaction,
  registration: LoadedRegistration,
  claimUrl?: string,
) {
  const { dueOn, helped } = await planBill(tx, registration)
  const { net, vat, invoice, expiresAt } = registration
  const told = {
    ...deadlineFacts(registration),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    amount: net + vat,
    dueOn,
    email: invoice.email,
  }
  const contact = contactMail(context, registration, told)
  const toContact: NewMail = claimUrl
    ? claimMail(contact, claimUrl)
    : helped
      ? {
          ...contact,
          kind: 'registration-subsidy',
          values: { ...contact.values, ...helpedFacts(registration, helped) },
        }
      : { ...contact, kind: 'registration-invoice' }
  const toParticipants = participantMails(context, registration, { kind: 'participant-registered' })
  await invoiceRegistration(context, tx, registration, 'open', [toContact, ...toParticipants], {
    dueOn,
    shares: helped?.shares,
  })
}

type Addressed = Omit<ReturnType<typeof contactMail>, 'values'>

/** To who has a new account since somebody of the house registered for them: what for, and where it is theirs. */
const claimMail = <Values extends { url: string }>(mail: { values: Values } & Addressed, claimUrl: string) => ({
  ...mail,
  kind: 'phone-registration' as const,
  values: {
    ...mail.values,
    url: `${claimUrl}?${new URLSearchParams({ returnUrl: new URL(mail.values.url).pathname })}`,
  },
})

/** Tells of a new registration; what is billed by agreement gets its invoice now. A new account is claimed at `claimUrl`. */
export async function confirmRegistration(context: ApiContext, tx: Transaction, id: string, claimUrl?: string) {
  const registration = await loadRegistration(tx, id)
  const { billing, outcome } = registration
  if (isBilled(billing) && outcome !== 'partner') return billRegistration(context, tx, registration, claimUrl)
  const expiresAt = registration.expiresAt?.toISOString()
  if (expiresAt && billing === 'online') {
    const amount = registration.net + registration.vat
    const claim = claimUrl && claimMail(contactMail(context, registration, { expiresAt, amount }), claimUrl)
    await queueMail(
      tx,
      claim || { ...contactMail(context, registration, { expiresAt }), kind: 'registration-received' },
    )
    return
  }
  const deadlines = deadlineFacts(registration)
  const toContact: NewMail[] =
    billing === 'online'
      ? [{ ...contactMail(context, registration, { ...deadlines, amount: 0 }), kind: 'payment-received' }]
      : [
          {
            ...contactMail(context, registration, { ...deadlines, ...(expiresAt && { expiresAt }) }),
            kind: 'registration-partner',
          },
          // Somebody of the provider will contact them (spec section 2, partner).
          { ...providerMail(context, registration, {}), kind: 'partner-registration' },
        ]
  const toParticipants = participantMails(context, registration, { kind: 'participant-registered' })
  const [own, ...others] = toContact
  const told =
    claimUrl && own ? [claimMail(contactMail(context, registration, deadlines), claimUrl), ...others] : toContact
  await invoiceRegistration(context, tx, registration, 'open', told.concat(toParticipants))
}

/** Makes a locked registration paid: receipt of `amount` cents to the contact, word to the participants, and the invoice last. */
export async function completeRegistration(
  context: Pick<ApiContext, 'publicUrl' | 'user'>,
  tx: Transaction,
  registration: LoadedRegistration,
  actor: Actor,
  amount = registration.net + registration.vat,
) {
  await transitionRegistration(tx, registration, { status: 'paid', outcome: 'paid', paidAt: new Date() }, actor)
  const receipt = contactMail(context, registration, { ...deadlineFacts(registration), amount })
  const seats = participantMails(context, registration, { kind: 'participant-registered' })
  await payOpenInvoices(tx, registration.id, actor.userId ?? null)
  await invoiceRegistration(context, tx, registration, 'paid', [{ ...receipt, kind: 'payment-received' }, ...seats])
}
