import { Button } from '../../../ui/button.tsx'
import type { InvoiceScreenQuery } from '../../../ui/gql/graphql.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../define-page.ts'
import { UnverifiedNotice } from '../../unverified-notice.tsx'
import { AccountLayout } from '../account-layout.tsx'
import { DueInvoice } from './due-invoice.tsx'
import { InvoiceData } from './invoice-data.tsx'
import { type InvoiceRow, listedBy, listHref } from './invoice-list.ts'
import { InvoiceSearch } from './invoice-search.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import styles from './invoices.module.css'

type List = InvoiceScreenQuery['invoices']
const rowsOf = (list: List): InvoiceRow[] => list?.items?.flatMap((row) => row ?? []) ?? []

function Due({ list, page }: { list: List; page: PageContext }) {
  const t = useTexts('invoices')
  const rows = rowsOf(list)
  if (!list || rows.length === 0) return null
  const left = list.total - rows.length
  return (
    <section className={styles.part} aria-labelledby="due">
      <h2 id="due">{t('due')}</h2>
      {rows.map((row) => (
        <DueInvoice key={row._id} invoice={row} page={page} />
      ))}
      {left > 0 && <a href={listHref(page, { status: 'open' })}>{t.count('moreDue', left)}</a>}
    </section>
  )
}

function Invoices({ list, page }: { list: List; page: PageContext }) {
  const t = useTexts('invoices')
  const { text, status } = listedBy(page)
  const isNarrowed = text !== '' || status !== ''
  const rows = rowsOf(list)
  return (
    <section className={styles.part} aria-labelledby="invoices">
      <h2 id="invoices">{t('list')}</h2>
      {(isNarrowed || rows.length > 0) && <InvoiceSearch page={page} />}
      {rows.length > 0 && <InvoiceTable rows={rows} total={list?.total ?? 0} page={page} />}
      {rows.length === 0 && isNarrowed && (
        <EmptyState title={t('foundNone')} text={t('foundNoneText')}>
          <Button look="outline" href={listHref(page, { text: '', status: '' })}>
            {t('showAll')}
          </Button>
        </EmptyState>
      )}
      {rows.length === 0 && !isNarrowed && <EmptyState seed="invoices" title={t('none')} text={t('noneText')} />}
    </section>
  )
}

/** What is to be paid, every invoice, and what stands on them. */
export function Screen({ data, page, form }: ScreenProps<InvoiceScreenQuery>) {
  const t = useTexts('invoices')
  const { me, administrators, due, invoices } = data
  return (
    <AccountLayout page={page} title={t('title')}>
      <UnverifiedNotice account={me} locale={page.locale} />
      <Due list={due} page={page} />
      <Invoices list={invoices} page={page} />
      <section className={styles.part} aria-labelledby="data">
        <h2 id="data">{t('data')}</h2>
        <p className={`muted ${styles.lead}`}>{t('dataText')}</p>
        {me && <InvoiceData me={me} administrators={administrators} page={page} form={form} />}
      </section>
    </AccountLayout>
  )
}
