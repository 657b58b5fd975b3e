import { calendarDay, formatAmount, formatDate } from '../../../domain/format.ts'
import { localePath } from '../../../domain/locales.ts'
import { countriesIn, provider } from '../../../domain/provider.ts'
import { organisationAdmin } from '../../../domain/visitor.ts'
import { PayBookingButton } from '../../../ui/billing/pay-buttons.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/forms/choices.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField, VatField } from '../../../ui/forms/text-field.tsx'
import type { InvoiceScreenQuery } from '../../../ui/gql/graphql.ts'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { UnverifiedNotice } from '../../chrome/unverified-notice.tsx'
import type { ScreenProps } from '../../screens/define-page.ts'
import band from '../kit/account-band.module.css'
import { AccountLayout } from '../kit/account-layout.tsx'
import { useSearchFields } from '../kit/use-search-fields.ts'
import { InvoiceTable } from './invoice-table.tsx'
import styles from './invoices.module.css'
import type { InvoiceRow } from './page.ts'
import { fileHref, invoiceDataForm, invoicesPath, listedBy, listHref, statusChoices, subjectOf } from './page.ts'

type Me = NonNullable<InvoiceScreenQuery['me']>
type Administrators = InvoiceScreenQuery['administrators']

/** Who is billed, for whoever may not change it, and whom they ask. */
function FixedName({ me, administrators }: { me: Me; administrators: Administrators }) {
  const t = useTexts('invoices')
  const { organisation } = me
  const names = administrators?.flatMap((one) => (one ? [`${one.firstName} ${one.lastName}`] : [])) ?? []
  return (
    <div className={styles.fixed} data-fixed-name>
      <dl className={styles.facts}>
        <dt className="muted">{t('common.name')}</dt>
        <dd className="anywhere">{organisation ? organisation.name : `${me.firstName} ${me.lastName}`}</dd>
        {organisation && (
          <>
            <dt className="muted">{t('fields.vat')}</dt>
            <dd className="anywhere">{organisation.vat ?? t('noVat')}</dd>
          </>
        )}
      </dl>
      {organisation && (
        <p className="muted">{names.length > 0 ? t('whoChanges', { names: names.join(', ') }) : t('nobodyChanges')}</p>
      )}
    </div>
  )
}

/** A country that somebody once typed stays a choice. */
function countryChoices(locale: PageContext['locale'], present: string | null | undefined) {
  const known = countriesIn(locale)
  const isKnown = !present || known.some(({ value }) => value === present)
  return isKnown ? known : [...known, { value: present, label: present }]
}

/** What stands on the invoices: the address, and for who may change them the name and the VAT number. */
function InvoiceData(props: {
  me: Me
  administrators: Administrators
  page: PageContext
  form: FormState | undefined
}) {
  const { me, administrators, page, form } = props
  const t = useTexts('invoices')
  const { organisation } = me
  const mayRename = Boolean(organisation && page.visitor?.contactRoles.includes(organisationAdmin))
  const { address, zip, city, country } = organisation ?? me
  const values = {
    name: organisation?.name ?? '',
    vat: organisation?.vat ?? '',
    reference: organisation?.reference ?? '',
    address: address ?? '',
    zip: zip ?? '',
    city: city ?? '',
    country: country ?? 'BE',
  }
  const labels = {
    name: t('common.name'),
    vat: t('fields.vat'),
    address: t('common.address'),
    zip: t('fields.zip'),
    city: t('common.city'),
    country: t('fields.country'),
    reference: t('fields.customerRef'),
  }
  return (
    <Form definition={invoiceDataForm} state={form} values={values} labels={labels}>
      {mayRename ? (
        <>
          <TextField name="name" autoComplete="organization" />
          <VatField name="vat" width="medium" />
        </>
      ) : (
        <FixedName me={me} administrators={administrators} />
      )}
      <TextField name="address" autoComplete="street-address" hint={t('addressHint')} />
      <div className={styles.place}>
        <TextField name="zip" autoComplete="postal-code" />
        <TextField name="city" autoComplete="address-level2" />
      </div>
      <SelectField name="country" options={countryChoices(page.locale, country)} width="medium" />
      {organisation && <TextField name="reference" hint={t('referenceHint')} optional width="medium" />}
      <SubmitButton label={t('common.save')} look="ink" />
    </Form>
  )
}

/** An open invoice: what to transfer, to whom, with which message; and the button where it can be paid here. */
function DueInvoice({ invoice, page }: { invoice: InvoiceRow; page: PageContext }) {
  const t = useTexts('invoices')
  const { locale, now } = page
  const { number, total, owed, dueOn, paymentReference, booking, customer } = invoice
  const isLate = dueOn < calendarDay(now)
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
        <dd className="anywhere">{provider.name}</dd>
        <dt className="muted">{t('common.bankAccount')}</dt>
        <dd className={`${styles.copied} anywhere`}>{provider.iban}</dd>
        {paymentReference && (
          <>
            <dt className="muted">{t('common.paymentReference')}</dt>
            <dd className={`${styles.copied} anywhere`} data-payment-reference>
              {paymentReference}
            </dd>
          </>
        )}
      </dl>
      <div className={`${band.band} ${isLate ? band.late : ''}`}>
        <p>{t(isLate ? 'late' : 'dueBy', { date: formatDate(dueOn, locale) })}</p>
        <a href={fileHref(invoice, 'pdf', page)} target="_blank" rel="noopener">
          {t('common.invoicePdf', { number })}
        </a>
        {customer.vat && <a href={fileHref(invoice, 'xml', page)}>{t('ubl', { number })}</a>}
        {booking && <PayBookingButton booking={booking} total={owed} locale={locale} />}
      </div>
    </article>
  )
}

/** Narrows the list by words and by state; everything is in the address. */
function InvoiceSearch({ page }: { page: PageContext }) {
  const t = useTexts('invoices')
  const words = useTexts('status')
  const { text, status, sort, direction } = listedBy(page)
  const form = useSearchFields({ search: text, status })
  const labels: Record<string, string> = { open: words('open'), paid: words('paid'), credited: words('credited') }
  return (
    <search>
      <form ref={form} className={styles.search} action={`${localePath(invoicesPath, page.locale)}#invoices`}>
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
          {statusChoices.map((choice) => (
            <option key={choice} value={choice}>
              {labels[choice]}
            </option>
          ))}
        </select>
        {sort !== 'issuedOn' || direction !== 'DESC' ? (
          <input type="hidden" name="sort" value={`${sort}:${direction}`} />
        ) : null}
        <Button type="submit" look="outline">
          {t('common.search')}
        </Button>
      </form>
    </search>
  )
}

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
      <h2 id="invoices">{t('common.invoices')}</h2>
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
        <p className="muted measure">{t('dataText')}</p>
        {me && <InvoiceData me={me} administrators={administrators} page={page} form={form} />}
      </section>
    </AccountLayout>
  )
}
