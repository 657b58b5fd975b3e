import { formatDate, formatDayInYear } from '../../../domain/format.ts'
import { inLocale, localePath } from '../../../domain/locales.ts'
import { writtenDays } from '../../../domain/prepaid-cards.ts'
import type { InvoiceScreenQuery } from '../../../ui/gql/graphql.ts'
import { Status } from '../../../ui/kit/status.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './invoices.module.css'

type Cards = NonNullable<InvoiceScreenQuery['ownPrepaidCards']>
type Card = NonNullable<Cards[number]>

/** A card with the days that are left of it, until when, and the registrations that have the others. */
function PrepaidCard({ card, page: { locale } }: { card: Card; page: PageContext }) {
  const t = useTexts('invoices')
  const { number, state, validUntil, days, daysLeft } = card
  return (
    <article className={styles.card} data-id={card._id}>
      <div className={styles.cardHead}>
        <h3 className={styles.dueTitle}>{t('prepaid.card', { number })}</h3>
        <Status status={state} />
      </div>
      <p>
        {t('prepaid.left', { left: writtenDays(daysLeft), days })}{' '}
        {validUntil && t('prepaid.until', { date: formatDate(validUntil, locale) })}
      </p>
      {card.uses.length > 0 && (
        <ul className="stack-1">
          {listed(card.uses).map((use) => (
            <li key={use.registration} data-id={use.registration}>
              <a href={localePath(`/my-account/registration-data/${use.registration}`, locale)}>
                {`${inLocale(use.course, locale)}, ${formatDayInYear(use.startDate, locale)}`}
              </a>{' '}
              <span className="muted">{t('prepaid.used', { days: writtenDays(use.days) })}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** Days that were bought ahead; nothing for who never bought any. */
export function PrepaidCards({ cards, page }: { cards: Cards | null; page: PageContext }) {
  const t = useTexts('invoices')
  const own = listed(cards)
  if (own.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="prepaid">
      <h2 id="prepaid">{t('prepaid.title')}</h2>
      {own.map((card) => (
        <PrepaidCard key={card._id} card={card} page={page} />
      ))}
    </section>
  )
}
