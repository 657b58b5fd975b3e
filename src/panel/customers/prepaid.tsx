import { formatAmount, formatDayInYear, formatFullDate } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { mostDays, writtenDays } from '../../domain/prepaid-cards.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Checkbox, TextField } from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import { PageForm, PageQuestion, RecordLink, RecordPart, usePage } from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import { prepaidCardForm } from './payment.ts'
import type { Customer, PrepaidCard } from './record-page.ts'

/** A card: what is left of it, what billed it, and which registrations have days of it. */
function Card({ card }: { card: PrepaidCard }) {
  const t = useTexts('panel-customers')
  const words = useTexts('invoices')
  const { locale } = usePage()
  const { number, days, daysLeft, state, validUntil, total, invoice, boughtOn } = card
  return (
    <div data-id={card._id}>
      <h3>
        {number} <Status status={state} />
      </h3>
      <FactList
        facts={[
          [t('prepaid.left'), t('prepaid.leftOf', { left: writtenDays(daysLeft), days })],
          [t('prepaid.bought'), `${formatFullDate(boughtOn, locale)}, ${formatAmount(total, locale)}`],
          [t('prepaid.validUntil'), validUntil && formatFullDate(validUntil, locale)],
          [t('common.invoice'), invoice && <RecordLink to="invoice" id={invoice._id} text={invoice.number} />],
        ]}
      />
      {card.uses.length > 0 && (
        <ul className={recordStyles.lines}>
          {listed(card.uses).map((use) => (
            <li key={use.registration} data-id={use.registration}>
              <RecordLink
                to="registration"
                id={use.registration}
                text={`${inLocale(use.course, locale)}, ${formatDayInYear(use.startDate, locale)}`}
              />
              <span>{words('prepaid.used', { days: writtenDays(use.days) })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Days that a customer bought ahead; nothing where none were. */
export function CustomerCards({ cards }: { cards: readonly PrepaidCard[] }) {
  const words = useTexts('invoices')
  if (cards.length === 0) return null
  return (
    <RecordPart id="prepaid" title={words('prepaid.title')}>
      {cards.map((card) => (
        <Card key={card._id} card={card} />
      ))}
    </RecordPart>
  )
}

/** Sells a card: how many days at which price, until when, and whether they wait for the money. */
export function SellCardQuestion({ customer }: { customer: Customer }) {
  const t = useTexts('panel-customers')
  return (
    <PageQuestion
      id="act"
      isTold
      definition={prepaidCardForm}
      title={t('prepaid.title', { name: customer.name })}
      text={t('prepaid.text')}
      button={t('prepaid.sell')}
      look="primary"
      fields={
        <PageForm
          definition={prepaidCardForm}
          labels={{
            days: t('prepaid.days'),
            price: t('prepaid.price'),
            validUntil: t('prepaid.validUntil'),
            reference: t('prepaid.reference'),
            usableAtOnce: t('prepaid.atOnce'),
          }}
        >
          <input type="hidden" name="kind" value={customer.kind} />
          <TextField name="days" width="short" inputMode="numeric" hint={t('prepaid.daysHint', { most: mostDays })} />
          <TextField name="price" width="short" inputMode="decimal" />
          <TextField name="validUntil" type="date" width="short" optional />
          <TextField name="reference" width="medium" optional />
          <Checkbox name="usableAtOnce" optional />
        </PageForm>
      }
    />
  )
}
