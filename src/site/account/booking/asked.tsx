import { bookingWords } from '../../../domain/booking-words.ts'
import { cateringTypes, roomConfigurations } from '../../../domain/bookings.ts'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { whenOf } from '../bookings/booking-words.ts'
import styles from './booking.module.css'
import type { Booking } from './booking-query.ts'

const facilities = ['wheelchairAccess', 'pcRoom', 'whiteboard'] as const

const oneOf = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find((name) => name === value)

/** What was asked for, in the customer's own words where there are some. */
export function Asked({ booking, page }: { booking: Booking; page: PageContext }) {
  const t = useTexts('bookings')
  const { locale } = page
  const configuration = oneOf(roomConfigurations, booking.configuration)
  const catering = oneOf(cateringTypes, booking.catering)
  const wished = facilities.filter((name) => booking[name]).map((name) => t(name))
  const facts: Fact[] = [
    [t('when'), whenOf(booking, locale, t)],
    [
      t('who'),
      configuration ? `${t.count('persons', booking.persons)}, ${t(`set.${configuration}`)}` : String(booking.persons),
    ],
    [t('facilities'), wished.join(', ')],
    [t('catering'), catering && bookingWords.catering[catering][locale]],
    [t('rate'), booking.reducedRate ? bookingWords.reducedRate[locale] : null],
    [t('reference'), booking.customerRef],
    [t('notes'), booking.notes],
  ]
  return (
    <section className={styles.asked} aria-labelledby="asked">
      <h2 id="asked">{t('asked')}</h2>
      <FactList facts={facts} />
    </section>
  )
}
