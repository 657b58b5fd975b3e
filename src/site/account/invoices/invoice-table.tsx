import { hasUbl } from '../../../domain/e-invoices.ts'
import { formatAmount, formatDate } from '../../../domain/format.ts'
import type { Locale } from '../../../domain/locales.ts'
import { DataTable } from '../../../ui/kit/data-table.tsx'
import { Pagination } from '../../../ui/kit/pagination.tsx'
import { Status } from '../../../ui/kit/status.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from './invoices.module.css'
import { cameByPeppol, fileHref, type InvoiceRow, invoiceList, pageSize, sortedBy, subjectOf } from './page.ts'

/** How an invoice stands; a credit note's words are those of money that comes back. */
function InvoiceState({ invoice: { status, creditOf, issuedOn, dueOn } }: { invoice: InvoiceRow }) {
  const t = useTexts('invoices')
  if (!creditOf || status === 'credited') return <Status status={status} />
  if (status === 'open') return <Status status={status} as="processing" label={t('refundOpen')} />
  // Nothing had been paid of what it takes back: it was settled as soon as it was issued.
  return <Status status={status} label={t(dueOn === issuedOn ? 'refundNone' : 'refundPaid')} />
}

function Which({ row }: { row: InvoiceRow }) {
  const t = useTexts('invoices')
  return (
    <span className={styles.which}>
      <strong className="tabular">{row.number}</strong>
      <span className="muted">{row.creditOf ? t('creditOf', { number: row.creditOf }) : subjectOf(row)}</span>
      {cameByPeppol(row) && <span className="muted">{t('byPeppol')}</span>}
    </span>
  )
}

/** What it came to, and what is left to pay where a credit note made that less. */
function Cents({ row: { total, owed }, locale }: { row: InvoiceRow; locale: Locale }) {
  const t = useTexts('invoices')
  return (
    <span className={styles.which}>
      <span className="nowrap tabular">{formatAmount(total, locale)}</span>
      {owed > 0 && owed < total && <span className="muted">{t('owed', { amount: formatAmount(owed, locale) })}</span>}
    </span>
  )
}

/** The invoice to read, and for the accounts of a business, called by its number for who only hears it. */
const Files = ({ row, page }: { row: InvoiceRow; page: PageContext }) => (
  <span className={styles.files}>
    <a href={fileHref(row, 'pdf', page)} target="_blank" rel="noopener">
      PDF<span className="visually-hidden"> {row.number}</span>
    </a>
    {hasUbl(row.customer) && (
      <a href={fileHref(row, 'xml', page)}>
        UBL<span className="visually-hidden"> {row.number}</span>
      </a>
    )}
  </span>
)

/** The invoices that were asked for, the newest first unless another order is. */
export function InvoiceTable({ rows, total, page }: { rows: InvoiceRow[]; total: number; page: PageContext }) {
  const t = useTexts('invoices')
  const { locale } = page
  const columns = [
    {
      key: 'number',
      label: t('common.number'),
      ...sortedBy(page, 'number'),
      cell: (row: InvoiceRow) => <Which row={row} />,
    },
    {
      key: 'issuedOn',
      label: t('common.date'),
      ...sortedBy(page, 'issuedOn'),
      isWhole: true,
      cell: (row: InvoiceRow) => formatDate(row.issuedOn, locale),
    },
    {
      key: 'total',
      label: t('common.amount'),
      isNumber: true,
      ...sortedBy(page, 'total'),
      cell: (row: InvoiceRow) => <Cents row={row} locale={locale} />,
    },
    {
      key: 'status',
      label: t('common.accountStatus'),
      ...sortedBy(page, 'status'),
      cell: (row: InvoiceRow) => (
        <span className="nowrap">
          <InvoiceState invoice={row} />
        </span>
      ),
    },
    { key: 'files', label: t('files'), cell: (row: InvoiceRow) => <Files row={row} page={page} /> },
  ]
  return (
    <DataTable caption={t('common.invoices')} columns={columns} rows={rows} idOf={({ _id }) => _id}>
      <Pagination
        total={total}
        page={invoiceList.read(page).number}
        size={pageSize}
        hrefOf={(to) => invoiceList.hrefOf(page, { page: to })}
      />
    </DataTable>
  )
}
