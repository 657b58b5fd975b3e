import { daysBetween, isFewDays } from '../../../domain/days.ts'
import { calendarDay, formatAmount, formatDate, formatDayMonth } from '../../../domain/format.ts'
import type { Locale } from '../../../domain/locales.ts'
import { type Billed, billedValues, isBillable } from '../../../ui/billing/billed.ts'
import { BilledFields } from '../../../ui/billing/billed-fields.tsx'
import type { AnyForm } from '../../../ui/forms/define-form.ts'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { type Says, useTexts } from '../../../ui/texts.ts'
import styles from './booking.module.css'
import type { Offer } from './page.ts'

/** The fewest days a tile can stand for: a day, a week or a month. */
const unitOf = (days: number) => [1, 7, 30].find((unit) => days / unit <= 31) ?? 365

/** With its year where the two are not of the same. */
const endOf = ({ issuedOn, validUntil }: Offer, locale: Locale) =>
  issuedOn.slice(0, 4) === validUntil.slice(0, 4) ? formatDayMonth(validUntil, locale) : formatDate(validUntil, locale)

/** How long it holds in words: by days as long as one counts those. */
function leftOf(left: number, validUntil: string, { locale }: PageContext, t: Says<'bookings'>): string {
  if (left <= 0) return t('noDaysLeft')
  return isFewDays(left) ? t.count('daysLeft', left) : t('validFor', { date: formatDate(validUntil, locale) })
}

/** Until when the quotation holds, a tile a day; the empty ones are over. */
function Validity({ offer, page }: { offer: Offer; page: PageContext }) {
  const t = useTexts('bookings')
  const { locale, now } = page
  const { issuedOn, validUntil } = offer
  const all = daysBetween(issuedOn, validUntil) + 1
  const left = Math.min(all, daysBetween(calendarDay(now), validUntil) + 1)
  const unit = unitOf(all)
  const tiles = Math.ceil(all / unit)
  const filled = Math.ceil(left / unit)
  return (
    <div className="stack-2" data-days-left={left}>
      <p className={styles.left}>{leftOf(left, validUntil, page, t)}</p>
      <p className={styles.tiles} aria-hidden="true">
        {Array.from({ length: tiles }, (_, index) => `${index}`).map((tile, index) => (
          <span key={tile} className={index < tiles - filled ? undefined : styles.ahead} />
        ))}
      </p>
      <p className={styles.ends}>
        <span>{t('sentOn', { date: formatDayMonth(issuedOn, locale) })}</span>
        <span>{t('validUntil', { date: endOf(offer, locale) })}</span>
      </p>
    </div>
  )
}

interface Props {
  /** Who is billed, and by which number, as far as it is known. */
  booking: Billed & { customerRef?: string | null; organisationName?: string | null }
  offer: Offer
  page: PageContext
  form: FormState | undefined
  approve: AnyForm
  refuse: AnyForm
  /** How they pay once it is approved. */
  payNote: string
  /** Who reads why it was refused. */
  provider: string
}

/** Where the invoice goes: asked where it is not known, behind what is known where it is. */
function InvoiceAddress({ booking, page, isRefused }: Pick<Props, 'booking' | 'page'> & { isRefused: boolean }) {
  const t = useTexts('bookings')
  const { organisationName, address, zip, city } = booking
  if (!isBillable(booking))
    return (
      <>
        <p className={styles.note}>{t('billedWhy')}</p>
        <BilledFields locale={page.locale} />
      </>
    )
  const known = [organisationName, address, `${zip} ${city}`].filter(Boolean).join(', ')
  return (
    <details className={styles.refuse} open={isRefused || undefined}>
      <summary>{t('billedTo', { known })}</summary>
      <BilledFields locale={page.locale} />
    </details>
  )
}

/** Approve with one's own number, or refuse with a reason, which is closed until it is opened. */
export function OfferAnswer({ booking, offer, page, form, approve, refuse, payNote, provider }: Props) {
  const t = useTexts('bookings')
  const { locale } = page
  const offerNumber = String(offer.number)
  const values = { customerRef: booking.customerRef ?? '', offerNumber, ...billedValues(booking) }
  const isRefused = form?.form === approve.name && Object.keys(form.errors).some((name) => name !== 'customerRef')
  return (
    <>
      <Validity offer={offer} page={page} />
      <Form definition={approve} state={form} values={values} labels={{ customerRef: t('fields.customerRef') }}>
        <input type="hidden" name="offerNumber" value={offerNumber} />
        {offer.total > 0 && <InvoiceAddress booking={booking} page={page} isRefused={isRefused} />}
        <TextField name="customerRef" hint={t('customerRefHint')} optional />
        <SubmitButton
          label={offer.total > 0 ? t('approve', { amount: formatAmount(offer.total, locale) }) : t('approveFree')}
        />
      </Form>
      <p className={styles.note}>{payNote}</p>
      <details className={styles.refuse} open={form?.form === refuse.name || undefined}>
        <summary>{t('rather')}</summary>
        <Form definition={refuse} state={form} values={{ offerNumber }} labels={{ reason: t('why') }}>
          <input type="hidden" name="offerNumber" value={offerNumber} />
          <TextArea name="reason" rows={3} hint={t('whyHint', { provider })} />
          <SubmitButton label={t('refuse')} look="outline" />
        </Form>
      </details>
    </>
  )
}
