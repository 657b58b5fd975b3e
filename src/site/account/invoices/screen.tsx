import { Fragment } from 'react'
import { hasUbl } from '../../../domain/e-invoices.ts'
import { calendarDay, formatAmount, formatDate } from '../../../domain/format.ts'
import { localePath } from '../../../domain/locales.ts'
import { periodName, periodsUntil } from '../../../domain/periods.ts'
import { enterpriseSizes } from '../../../domain/subsidy.ts'
import { organisationAdmin } from '../../../domain/visitor.ts'
import { ArchiveLink } from '../../../ui/billing/archive-link.tsx'
import { billedValues, countryChoices } from '../../../ui/billing/billed.ts'
import { PayBookingButton } from '../../../ui/billing/pay-buttons.tsx'
import { VatField } from '../../../ui/billing/vat-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/forms/choices.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { InvoiceScreenQuery } from '../../../ui/gql/graphql.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { listed, nameOf } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { UnverifiedNotice } from '../../chrome/unverified-notice.tsx'
import type { ScreenProps } from '../../screens/define-page.ts'
import band from '../kit/account-band.module.css'
import { AccountLayout } from '../kit/account-layout.tsx'
import { statementPath } from '../kit/account-paths.ts'
import { useSearchFields } from '../kit/use-search-fields.ts'
import { InvoiceTable } from './invoice-table.tsx'
import styles from './invoices.module.css'
import type { InvoiceRow } from './page.ts'
import { archiveHref, fileHref, invoiceDataForm, invoiceList, subjectOf } from './page.ts'
import { PrepaidCards } from './prepaid-cards.tsx'

type Props = ScreenProps<InvoiceScreenQuery>
type Me = NonNullable<InvoiceScreenQuery['me']>

/** Who is billed, for whoever may not change it, and whom they ask. */
function FixedName({ me, data }: Props & { me: Me }) {
  const t = useTexts('invoices')
  const { organisation } = me
  const names = listed(data.administrators).map(nameOf).join(', ')
  return (
    <div className={styles.fixed} data-fixed-name>
      <dl className={styles.facts}>
        <dt className="muted">{t('common.name')}</dt>
        <dd className="anywhere">{organisation ? organisation.name : `${me.firstName} ${me.lastName}`}</dd>
        {organisation && (
          <>
            <dt className="muted">{t('fields.vat')}</dt>
            <dd className="anywhere">{organisation.vat ?? organisation.enterpriseNumber ?? t('noVat')}</dd>
          </>
        )}
      </dl>
      {organisation && <p className="muted">{names ? t('whoChanges', { names }) : t('nobodyChanges')}</p>}
    </div>
  )
}

/** What stands on the invoices: the address, and for who may change them the name and the VAT number. */
function InvoiceData(props: Props & { me: Me }) {
  const { me, page, form } = props
  const t = useTexts('invoices')
  const { organisation } = me
  const mayRename = Boolean(organisation && page.visitor?.contactRoles.includes(organisationAdmin))
  const billed = organisation ?? me
  const values = {
    name: organisation?.name ?? '',
    reference: organisation?.reference ?? '',
    enterpriseSize: organisation?.enterpriseSize ?? '',
    enterpriseNumber: organisation?.enterpriseNumber ?? '',
    ...billedValues({ ...billed, vat: organisation?.vat }),
  }
  const labels = {
    name: t('common.name'),
    vat: t('fields.vat'),
    enterpriseNumber: t('fields.enterpriseNumber'),
    address: t('common.address'),
    zip: t('fields.zip'),
    city: t('common.city'),
    country: t('fields.country'),
    reference: t('fields.customerRef'),
    enterpriseSize: t('enterpriseSize'),
  }
  return (
    <Form definition={invoiceDataForm} state={form} values={values} labels={labels}>
      {mayRename ? (
        <>
          <TextField name="name" autoComplete="organization" />
          <VatField name="vat" width="medium" known={organisation?.receivesEInvoices} />
          <TextField
            name="enterpriseNumber"
            hint={t('fields.enterpriseHint')}
            optional
            width="medium"
            autoComplete="off"
          />
        </>
      ) : (
        <FixedName {...props} />
      )}
      <TextField name="address" autoComplete="street-address" hint={t('addressHint')} />
      <div className={styles.place}>
        <TextField name="zip" autoComplete="postal-code" />
        <TextField name="city" autoComplete="address-level2" />
      </div>
      <SelectField name="country" options={countryChoices(page.locale, billed.country)} width="medium" />
      {organisation && (
        <>
          <TextField name="reference" hint={t('referenceHint')} optional width="medium" />
          <SelectField
            name="enterpriseSize"
            options={enterpriseSizes.map((size) => ({
              value: size,
              label: t(size === 'small' ? 'common.smallEnterprise' : 'common.mediumEnterprise'),
            }))}
            empty={t('sizeUnknown')}
            hint={t('enterpriseHint')}
            optional
            width="medium"
          />
        </>
      )}
      <SubmitButton label={t('common.save')} look="ink" />
    </Form>
  )
}

interface DueProps {
  invoice: InvoiceRow
  /** Whom it is paid to. */
  provider: Props['data']['provider']
  page: PageContext
}

/** An open invoice: what to transfer, to whom, with which message; and the button where it can be paid here. */
function DueInvoice({ invoice, provider, page }: DueProps) {
  const t = useTexts('invoices')
  const { locale, now } = page
  const { number, total, owed, dueOn, paymentReference, booking } = invoice
  const isLate = dueOn < calendarDay(now)
  const isOwnPaid = listed(invoice.shares).some(({ payer, open }) => payer === 'customer' && open === 0)
  const standing = isLate ? 'late' : 'dueBy'
  return (
    <article className={styles.due} data-id={invoice._id} data-due={dueOn}>
      <div className={styles.dueHead}>
        <div>
          <h3 className={styles.dueTitle}>{t('common.invoiceNumber', { number })}</h3>
          <p className="muted">{subjectOf(invoice)}</p>
        </div>
        <div className={styles.owed}>
          <p className={styles.amount}>{formatAmount(owed, locale)}</p>
          {owed < total && (
            <p className="muted">
              {t('owedOf', { total: formatAmount(total, locale), credited: formatAmount(total - owed, locale) })}
            </p>
          )}
        </div>
      </div>
      <dl className={styles.facts}>
        <dt className="muted">{t('common.payee')}</dt>
        <dd className="anywhere">{provider?.name}</dd>
        <dt className="muted">{t('common.bankAccount')}</dt>
        <dd className={`${styles.copied} anywhere`}>{provider?.iban}</dd>
        {paymentReference && (
          <>
            <dt className="muted">{t('common.paymentReference')}</dt>
            <dd className={`${styles.copied} anywhere`} data-payment-reference>
              {paymentReference}
            </dd>
          </>
        )}
        {listed(invoice.shares).map(({ payer, open }) => (
          <Fragment key={payer}>
            <dt className="muted">{t(payer === 'agency' ? 'common.agencyShare' : 'common.ownShare')}</dt>
            <dd data-share={payer}>{open > 0 ? formatAmount(open, locale) : t('status.paid')}</dd>
          </Fragment>
        ))}
      </dl>
      <div className={`${band.band} ${isLate ? band.late : ''}`}>
        <p>{t(isOwnPaid ? 'supportAwaited' : standing, { date: formatDate(dueOn, locale) })}</p>
        <a href={fileHref(invoice, 'pdf', page)} target="_blank" rel="noopener">
          {t('common.invoicePdf', { number })}
        </a>
        {hasUbl(invoice.customer) && <a href={fileHref(invoice, 'xml', page)}>{t('ubl', { number })}</a>}
        {booking && <PayBookingButton booking={booking} total={owed} locale={locale} />}
      </div>
    </article>
  )
}

/** Narrows the list by words and by state; everything is in the address. */
function InvoiceSearch({ page }: { page: PageContext }) {
  const t = useTexts('invoices')
  const words = useTexts('status')
  const { text, status = '', period = '', sort } = invoiceList.read(page)
  const form = useSearchFields({ search: text, status, period })
  return (
    <search>
      <form ref={form} className={styles.search} action={`${localePath(page.path, page.locale)}#invoices`}>
        <input
          type="search"
          name="search"
          defaultValue={text}
          maxLength={100}
          aria-label={t('search')}
          placeholder={t('search')}
        />
        <select name="status" defaultValue={status} aria-label={t('common.accountStatus')}>
          <option value="">{t('common.anyStatus')}</option>
          {invoiceList.statuses.map((name) => (
            <option key={name} value={name}>
              {words(name)}
            </option>
          ))}
        </select>
        <select name="period" defaultValue={period} aria-label={t('common.period')}>
          <option value="">{t('common.anyPeriod')}</option>
          {periodsUntil(calendarDay(page.now)).map((one) => (
            <option key={one} value={one}>
              {periodName(one, t)}
            </option>
          ))}
        </select>
        {sort !== 'issuedOn:DESC' && <input type="hidden" name="sort" value={sort} />}
        <Button type="submit" look="outline">
          {t('common.search')}
        </Button>
      </form>
    </search>
  )
}

function Due({ data: { due, provider }, page }: Props) {
  const t = useTexts('invoices')
  const rows = listed(due?.items)
  if (!due || rows.length === 0) return null
  const left = due.total - rows.length
  return (
    <section className={styles.part} aria-labelledby="due">
      <h2 id="due">{t('due')}</h2>
      {rows.map((row) => (
        <DueInvoice key={row._id} invoice={row} provider={provider} page={page} />
      ))}
      {left > 0 && <a href={invoiceList.hrefOf(page, { status: 'open' })}>{t.count('moreDue', left)}</a>}
    </section>
  )
}

function Invoices({ data: { invoices }, page }: Props) {
  const t = useTexts('invoices')
  const { text, status, period } = invoiceList.read(page)
  const isNarrowed = Boolean(text || status || period)
  const rows = listed(invoices?.items)
  const total = invoices?.total ?? 0
  return (
    <section className={styles.part} aria-labelledby="invoices">
      <h2 id="invoices">{t('common.invoices')}</h2>
      {(isNarrowed || rows.length > 0) && <InvoiceSearch page={page} />}
      {rows.length > 0 && <InvoiceTable rows={rows} total={total} page={page} />}
      {rows.length > 0 && <ArchiveLink href={archiveHref(page)} total={total} />}
      {rows.length === 0 && isNarrowed && (
        <EmptyState title={t('foundNone')} text={t('foundNoneText')}>
          <Button look="outline" href={invoiceList.hrefOf(page, { search: null, status: null, period: null })}>
            {t('showAll')}
          </Button>
        </EmptyState>
      )}
      {rows.length === 0 && !isNarrowed && <EmptyState seed="invoices" title={t('none')} text={t('noneText')} />}
    </section>
  )
}

/** What is to be paid, every invoice, and what stands on them. */
export function Screen(props: Props) {
  const t = useTexts('invoices')
  const { page } = props
  const { me } = props.data
  return (
    <AccountLayout
      page={page}
      title={t('title')}
      actions={
        <Button look="outline" href={localePath(statementPath, page.locale)}>
          {t('common.accountStatement')}
        </Button>
      }
    >
      <UnverifiedNotice account={me} locale={page.locale} />
      <Due {...props} />
      <PrepaidCards cards={props.data.ownPrepaidCards} page={page} />
      <Invoices {...props} />
      <section className={styles.part} aria-labelledby="data">
        <h2 id="data">{t('data')}</h2>
        <p className="muted measure">{t('dataText')}</p>
        {me && <InvoiceData {...props} me={me} />}
      </section>
    </AccountLayout>
  )
}
