import { formatAmount, formatNumber } from '../../../domain/format.ts'
import type { Locale } from '../../../domain/locales.ts'
import { vatPerRate } from '../../../domain/vat.ts'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './booking.module.css'
import type { Offer } from './page.ts'

type Line = NonNullable<Offer['lines'][number]>

/** A line with what one of it costs, which a phone shows under its name. */
function Row({ line, locale }: { line: Line; locale: Locale }) {
  const { description, quantity, unitPrice, amount } = line
  const price = formatAmount(unitPrice, locale)
  return (
    <tr>
      <th scope="row">
        {description}
        {quantity !== 1 && (
          <span className={styles.each} aria-hidden="true">
            {formatNumber(quantity, locale)} × {price}
          </span>
        )}
      </th>
      <td className={styles.wide}>{formatNumber(quantity, locale)}</td>
      <td className={styles.wide}>{price}</td>
      <td>{formatAmount(amount, locale)}</td>
    </tr>
  )
}

function Totals({ offer, lines, page: { locale } }: { offer: Offer; lines: Line[]; page: PageContext }) {
  const t = useTexts('bookings')
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('net')}</dt>
        <dd className="nowrap tabular">{formatAmount(offer.net, locale)}</dd>
      </div>
      {vatPerRate(lines).map(({ rate, net, vat }) => (
        <div key={rate}>
          <dt>{t('common.vatOnNet', { rate: formatNumber(rate, locale), net: formatAmount(net, locale) })}</dt>
          <dd className="nowrap tabular">{formatAmount(vat, locale)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('common.total')}</dt>
        <dd className="nowrap tabular">{formatAmount(offer.total, locale)}</dd>
      </div>
    </dl>
  )
}

interface QuotationProps {
  offer: Offer
  /** Where it is to print; a mail has it too. */
  file?: string
  page: PageContext
}

/** What it costs, line by line, without and with VAT. */
export function Quotation({ offer, file, page }: QuotationProps) {
  const t = useTexts('bookings')
  const lines = listed(offer.lines)
  return (
    <section className={styles.price} aria-labelledby="offer">
      <h2 id="offer">{t('common.quotationNumber', { number: offer.number })}</h2>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t('common.description')}</th>
            <th scope="col" className={styles.wide}>
              {t('common.quantity')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('common.price')}
            </th>
            <th scope="col">{t('common.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.description} line={line} locale={page.locale} />
          ))}
        </tbody>
      </table>
      <Totals offer={offer} lines={lines} page={page} />
      {file && (
        <p>
          <a className={styles.file} href={file}>
            {t('common.quotationPdf')}
          </a>
        </p>
      )}
    </section>
  )
}
