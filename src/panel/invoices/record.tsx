import { formatAmount } from '../../domain/format.ts'
import { Form, type FormState, SelectField, TextField } from '../../ui/forms/index.ts'
import type { PanelInvoiceQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { Question } from '../../ui/kit/index.ts'
import {
  InvoiceState,
  listPaths,
  type PanelScreenProps,
  pathOf,
  QuestionText,
  RecordActs,
  RecordHead,
  RecordHistory,
  Refusal,
} from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import { creditForm, type Invoice, type InvoiceRecord, settleForm } from './record-page.ts'
import { InvoiceFacts, InvoiceLines, InvoicePayments, RelatedInvoices } from './record-parts.tsx'

const acts = ['paid', 'returned', 'credit', 'credit-part'] as const
type Act = (typeof acts)[number]

/** What can be done with an invoice as it stands. */
function actsOf({ status, creditOf }: Invoice, { canCredit, canCreditPart }: InvoiceRecord): Act[] {
  const can: Record<Act, boolean> = {
    paid: status === 'open' && !creditOf,
    returned: status === 'open' && Boolean(creditOf),
    credit: canCredit,
    'credit-part': canCreditPart,
  }
  return acts.filter((act) => can[act])
}

interface ActsProps {
  invoice: Invoice
  record: InvoiceRecord
  page: PageContext
}

/** Where the order is canceled that keeps its invoice as long as it stands; null for an invoice that is credited itself. */
function cancelHref({ status, creditOf }: Invoice, record: InvoiceRecord, page: PageContext): string | null {
  if (status === 'credited' || creditOf || record.canCredit) return null
  if (record.registration) return `${pathOf('registration', record.registration, page)}?act=cancel`
  return record.booking ? `${pathOf('request', record.booking, page)}?move=canceled` : null
}

/** The ways to the questions. */
function InvoiceActs({ invoice, record, page }: ActsProps) {
  const t = useTexts('panel-invoices')
  const cancel = cancelHref(invoice, record, page)
  const acts = actsOf(invoice, record).map((act) => ({
    href: `${pathOf('invoice', invoice._id, page)}?act=${act}`,
    text: t(`act.${act}.button`),
  }))
  return (
    <RecordActs label={t('panel.actions')} acts={cancel ? [...acts, { href: cancel, text: t('cancelOrder') }] : acts} />
  )
}

function PartForm({ invoice, record, page, form }: ActsProps & { form: FormState | undefined }) {
  const t = useTexts('panel-invoices')
  const rates = [...new Set(invoice.lines.flatMap((line) => (line ? [line.vatRate] : [])))]
  const left = formatAmount(record.left.net, page.locale)
  return (
    <Form
      definition={creditForm}
      state={form}
      labels={{ description: t('what'), net: t('common.amount'), vatRate: t('vatRate') }}
    >
      <input type="hidden" name="left" value={record.left.total} />
      {rates.length === 1 && <input type="hidden" name="vatRate" value={rates[0]} />}
      <TextField name="description" hint={t('whatHint')} />
      <TextField name="net" hint={t('partHint', { left })} inputMode="decimal" width="short" />
      {rates.length > 1 && (
        <SelectField
          name="vatRate"
          empty={t('chooseRate')}
          options={rates.map((rate) => ({ value: String(rate), label: `${rate} %` }))}
        />
      )}
    </Form>
  )
}

/** What follows, and who hears of it. */
function Consequence({ act, invoice, record, page }: ActsProps & { act: Act }) {
  const t = useTexts('panel-invoices')
  const { receiver, left, registration } = record
  const amount = formatAmount(invoice.creditOf ? -invoice.total : left.total, page.locale)
  return (
    <>
      <p>{t(`act.${act}.text`, { amount })}</p>
      {act.startsWith('credit') && registration && <p>{t('cheaper')}</p>}
      {act.startsWith('credit') && invoice.status === 'paid' && (
        <p>{t(registration ? 'returnedOnline' : 'returnYourself')}</p>
      )}
      <p>{receiver ? t('panel.customerMailed', { to: receiver }) : t('nobodyMailed')}</p>
    </>
  )
}

/** The question that the address asks. */
function InvoiceQuestion({ form, ...rest }: ActsProps & { form: FormState | undefined }) {
  const t = useTexts('panel-invoices')
  const { invoice, record, page } = rest
  const refused = form?.form === creditForm.name ? 'credit-part' : undefined
  const act = actsOf(invoice, record).find((one) => one === (refused ?? page.search.act?.[0]))
  if (!act) return null
  const isPart = act === 'credit-part'
  return (
    <Question
      id="act"
      title={t(`act.${act}.title`, { number: invoice.number })}
      text={
        <QuestionText refusal={form?.message}>
          <Consequence act={act} {...rest} />
        </QuestionText>
      }
      wayOut={t('panel.doNothing')}
      wayOutHref={pathOf('invoice', invoice._id, page)}
      fields={isPart && <PartForm {...rest} form={form} />}
      name={isPart ? creditForm.name : settleForm.name}
      sent={{ status: act === 'credit' ? 'credited' : 'paid' }}
      button={t(`act.${act}.button`)}
      look={isPart || act === 'credit' ? 'danger' : 'primary'}
    />
  )
}

/** One invoice or credit note. */
export function Screen({ data, page, form }: PanelScreenProps<PanelInvoiceQuery>) {
  const t = useTexts('panel-invoices')
  const { invoice, invoiceRecord: record } = data
  if (!invoice || !record) return null
  const { number, creditOf, customer } = invoice
  const moves = listed(record.history).map(({ status, ...move }) => ({
    ...move,
    what: move.reason === 'agreed' ? t('agreed') : t(creditOf ? `noteMoves.${status}` : `status.${status}`),
  }))
  return (
    <>
      <RecordHead
        page={page}
        list={[listPaths.invoice, t('title')]}
        title={t(creditOf ? 'creditNoteOf' : 'invoiceOf', { number, name: customer.name })}
        status={<InvoiceState invoice={invoice} page={page} />}
      />
      <Refusal form={form} />
      <InvoiceActs invoice={invoice} record={record} page={page} />
      <div className={recordStyles.columns}>
        <div>
          <InvoiceLines invoice={invoice} page={page} />
          <InvoicePayments record={record} page={page} />
          <RelatedInvoices record={record} page={page} />
        </div>
        <div>
          <InvoiceFacts invoice={invoice} record={record} page={page} />
          <RecordHistory title={t('panel.history')} moves={moves} page={page} />
        </div>
      </div>
      <InvoiceQuestion invoice={invoice} record={record} page={page} form={form} />
    </>
  )
}
