import type { ReactNode } from 'react'
import { bookingPrice, cateringTypes } from '../../domain/bookings.ts'
import { brusselsDay, plusDays } from '../../domain/days.ts'
import { formatAmount } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { vatRate } from '../../domain/vat.ts'
import { billedValues } from '../../ui/billing/billed.ts'
import { BilledFields } from '../../ui/billing/billed-fields.tsx'
import { type FormValues, SelectField, SubmitButton, TextField } from '../../ui/forms/index.ts'
import type { RequestQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { AmountLines, centsOf, euros, eurosOf, PageForm, RecordPart, usePage, useRefused } from '../kit/index.ts'
import { type Booking, quotationForm } from './record-page.ts'

/** Cents of a field; undefined where it holds none. */
function centsIn(values: FormValues, name: string): number | undefined {
  const text = values[name]
  return typeof text === 'string' && euros.isValidSync(text) ? centsOf(text.trim()) : undefined
}

interface QuotationTotalProps {
  booking: Booking
  rooms: NonNullable<RequestQuery['allRoomTypes']>
  values: FormValues
}

/** What a quotation of these values says, before it is sent. */
function QuotationTotal({ booking, rooms, values }: QuotationTotalProps) {
  const t = useTexts('panel-requests')
  const { locale } = usePage()
  const room = listed(rooms).find(({ _id }) => _id === values.roomType)
  if (!room) return null
  const amount = centsIn(values, 'discount.amount')
  const { lines, vat, total } = bookingPrice(
    { ...booking, catering: cateringTypes.find((name) => name === booking.catering) ?? 'none', room, locale },
    {
      roomPrice: centsIn(values, 'roomPrice'),
      cateringPrice: centsIn(values, 'cateringPrice'),
      discount: amount ? { amount, description: String(values['discount.description'] || t('discount')) } : null,
    },
  )
  return (
    <AmountLines
      lines={[
        ...lines.map(({ description, amount: cents }) => [description, cents] as const),
        [t('vatAmount', { rate: vatRate }), vat],
      ]}
      total={[t('total'), total]}
      isEstimate
    />
  )
}

/** Whoever calculates comes to what it makes, not to the top of the page. */
const totalPlace = 'quotation-total'

/** Days that a quotation usually holds. */
const usualDays = 14

/** Two weeks, but no longer than until the day itself. */
function usualEnd({ date }: Booking, now: string): string {
  const end = plusDays(brusselsDay(new Date(now)), usualDays)
  return end < date ? end : date
}

interface QuotationProps {
  booking: Booking
  rooms: NonNullable<RequestQuery['allRoomTypes']>
  /** What to know before it is sent. */
  children: ReactNode
}

/** The quotation to send: which room, until when, and what was agreed. */
export function Quotation({ booking, rooms, children }: QuotationProps) {
  const t = useTexts('panel-requests')
  const refused = useRefused(quotationForm.name)
  const { locale, now } = usePage()
  const options = rooms.flatMap((room) => {
    if (!room || room.capacity < booking.persons) return []
    const price = booking.dayPart === 'all' ? room.priceFullDay : room.priceHalfDay
    const label = t('roomOption', { name: inLocale(room.name, locale) ?? '', price: formatAmount(price, locale) })
    return [{ value: room._id, label }]
  })
  const { agreed } = booking.offer ?? {}
  const values: FormValues = {
    roomPrice: eurosOf(agreed?.roomPrice),
    cateringPrice: eurosOf(agreed?.cateringPrice),
    'discount.description': agreed?.discount?.description ?? '',
    'discount.amount': eurosOf(agreed?.discount?.amount),
    roomType: booking.roomType ?? (options.length === 1 ? (options[0]?.value ?? '') : ''),
    offerValidUntil: usualEnd(booking, now),
    ...billedValues(booking),
  }
  const labels = {
    alongside: t('alongside'),
    roomType: t('common.room'),
    offerValidUntil: t('validUntil'),
    roomPrice: t('roomPrice'),
    cateringPrice: t('cateringPrice'),
    'discount.description': t('discountFor'),
    'discount.amount': t('discount'),
  }
  return (
    <RecordPart id="quotation" title={t(booking.offer ? 'anotherQuotation' : 'panel.makeQuotation')}>
      <PageForm definition={quotationForm} values={values} labels={labels}>
        <SelectField name="roomType" options={options} empty={t('chooseRoom')} />
        <TextField
          name="offerValidUntil"
          type="date"
          min={brusselsDay(new Date(now))}
          max={booking.date}
          width="short"
        />
        <TextField name="roomPrice" hint={t('priceHint')} inputMode="decimal" width="short" optional />
        <TextField name="cateringPrice" hint={t('cateringHint')} inputMode="decimal" width="short" optional />
        <TextField name="discount.description" hint={t('discountForHint')} />
        <TextField name="discount.amount" hint={t('discountHint')} inputMode="decimal" width="short" optional />
        <details>
          <summary>{t('billedTo')}</summary>
          <p className="muted">{t('billedHint')}</p>
          <BilledFields locale={locale} optional />
        </details>
        <div id={totalPlace}>
          <QuotationTotal booking={booking} rooms={rooms} values={refused?.values ?? values} />
        </div>
        {children}
        <SubmitButton label={t('send')}>
          <Button type="submit" name="preview" value="1" look="outline" formAction={`#${totalPlace}`} formNoValidate>
            {t('calculate')}
          </Button>
        </SubmitButton>
      </PageForm>
    </RecordPart>
  )
}
