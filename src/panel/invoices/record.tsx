import { formatAmount } from '../../domain/format.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import {
  InvoiceState,
  listPaths,
  PageQuestion,
  PaymentNoteQuestion,
  pathOf,
  paymentNoteForm,
  type RecordAct,
  RecordActs,
  RecordHead,
  RecordHistory,
  Refusal,
  type ScreenOf,
  usePage,
  useRefused,
} from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import { CreditPartQuestion } from './credit-part.tsx'
import {
  creditForm,
  type Invoice,
  type InvoiceRecord,
  type invoicePage,
  peppolForm,
  reissueForm,
  settleForm,
} from './record-page.ts'
import {
  InvoiceFacts,
  InvoiceLines,
  InvoicePayments,
  InvoicePeppol,
  InvoiceReceipts,
  RelatedInvoices,
} from './record-parts.tsx'
import { ReissueQuestion } from './reissue.tsx'

const acts = ['paid', 'returned', 'peppol', 'reissue', 'credit', 'credit-part'] as const
type Act = (typeof acts)[number]

function actsOf({ status, creditOf }: Invoice, record: InvoiceRecord): Act[] {
  const { canReissue, canCredit, canCreditPart, eInvoice } = record
  const can: Record<Act, boolean> = {
    paid: status === 'open' && !creditOf,
    returned: status === 'open' && Boolean(creditOf),
    peppol: eInvoice?.receiver != null && (eInvoice.state === 'refused' || eInvoice.state === 'by_mail'),
    reissue: canReissue,
    credit: canCredit,
    'credit-part': canCreditPart,
  }
  return acts.filter((act) => can[act])
}

interface ActsProps {
  invoice: Invoice
  record: InvoiceRecord
}

/** Where the order is canceled that keeps its invoice as long as it stands; null for an invoice that is credited itself. */
function cancelHref({ status, creditOf }: Invoice, record: InvoiceRecord, page: PageContext): string | null {
  if (status === 'credited' || creditOf || record.canCredit) return null
  if (record.registration) return `${pathOf('registration', record.registration, page)}?act=cancel`
  return record.booking ? `${pathOf('request', record.booking, page)}?move=canceled` : null
}

function InvoiceActs({ invoice, record }: ActsProps) {
  const t = useTexts('panel-invoices')
  const page = usePage()
  const cancel = cancelHref(invoice, record, page)
  const acts: RecordAct[] = actsOf(invoice, record).map((act) => ({
    href: `${pathOf('invoice', invoice._id, page)}?act=${act}`,
    text: act === 'peppol' ? t('peppol.again.button') : t(`act.${act}.button`),
    by: 'finance',
  }))
  const others: RecordAct[] = [
    ...(cancel ? [{ href: cancel, text: t('cancelOrder'), by: record.registration ? 'desk' : 'rooms' } as const] : []),
    ...(invoice.owed > 0
      ? [{ href: pathOf('open', invoice._id, page), text: t('reminders'), by: 'finance' } as const]
      : []),
  ]
  return <RecordActs acts={acts.concat(others)} />
}

/** What follows, and who hears of it. */
function Consequence({ act, invoice, record }: ActsProps & { act: Exclude<Act, 'peppol'> }) {
  const t = useTexts('panel-invoices')
  const page = usePage()
  const { receiver, left, registration } = record
  const amount = formatAmount(
    invoice.creditOf ? -invoice.total : act === 'paid' ? invoice.owed : left.total,
    page.locale,
  )
  return (
    <>
      <p>{t(`act.${act}.text`, { amount })}</p>
      {act.startsWith('credit') && registration && <p>{t('cheaper')}</p>}
      {act.startsWith('credit') && invoice.status === 'paid' && (
        <p>{t(registration ? 'returnedOnline' : 'returnYourself')}</p>
      )}
      <p>
        {receiver
          ? t(act === 'paid' ? 'act.paid.mailed' : 'panel.customerMailed', { to: receiver })
          : t('nobodyMailed')}
      </p>
    </>
  )
}

function InvoiceQuestion({ ...rest }: ActsProps) {
  const t = useTexts('panel-invoices')
  const { invoice, record } = rest
  const page = usePage()
  const noted = useRefused(paymentNoteForm.name) && 'paid'
  const credited = useRefused(creditForm.name) && 'credit-part'
  const reissued = useRefused(reissueForm.name) && 'reissue'
  const refused = noted ?? credited ?? reissued
  const act = actsOf(invoice, record).find((one) => one === (refused ?? page.search.act?.[0]))
  if (!act) return null
  if (act === 'peppol')
    return (
      <PageQuestion
        id="act"
        definition={peppolForm}
        title={t('peppol.again.title', { number: invoice.number })}
        text={<p>{t('peppol.again.text')}</p>}
        button={t('peppol.again.button')}
      />
    )
  if (act === 'reissue') return <ReissueQuestion invoice={invoice} record={record} />
  if (act === 'paid')
    return (
      <PaymentNoteQuestion
        id="act"
        title={t('act.paid.title', { number: invoice.number })}
        text={<Consequence act={act} {...rest} />}
        button={t('act.paid.button')}
        open={invoice.owed}
        shares={invoice.shares}
        of={{ invoice: invoice._id }}
      />
    )
  if (act === 'credit-part') return <CreditPartQuestion {...rest} text={<Consequence act={act} {...rest} />} />
  return (
    <PageQuestion
      id="act"
      definition={settleForm}
      title={t(`act.${act}.title`, { number: invoice.number })}
      text={<Consequence act={act} {...rest} />}
      isTold
      sent={{ status: act === 'credit' ? 'credited' : 'paid' }}
      button={t(`act.${act}.button`)}
      look={act === 'credit' ? 'danger' : 'primary'}
    />
  )
}

export function Screen({ data }: ScreenOf<typeof invoicePage>) {
  const t = useTexts('panel-invoices')
  const { invoice, invoiceRecord: record } = data
  if (!invoice || !record) return null
  const { number, creditOf, customer } = invoice
  const wordsOf = (state: string, reason: string | null) =>
    reason === 'agreed' ? t('agreed') : [state, reason].filter(Boolean).join(': ')
  const moves = listed(record.history).map(({ status, ...move }) => ({
    ...move,
    what: wordsOf(t(creditOf ? `noteMoves.${status}` : `status.${status}`), move.reason),
  }))
  return (
    <>
      <RecordHead
        list={[listPaths.invoice, t('title')]}
        title={t(creditOf ? 'creditNoteOf' : 'invoiceOf', { number, name: customer.name })}
        status={<InvoiceState {...invoice} />}
      />
      <Refusal />
      <InvoiceActs invoice={invoice} record={record} />
      <div className={recordStyles.columns}>
        <div>
          <InvoiceLines invoice={invoice} />
          <InvoiceReceipts record={record} />
          <InvoicePayments record={record} />
          <RelatedInvoices record={record} />
        </div>
        <div>
          <InvoiceFacts invoice={invoice} record={record} />
          <InvoicePeppol record={record} />
          <RecordHistory moves={moves} of={['invoice', invoice._id]} />
        </div>
      </div>
      <InvoiceQuestion invoice={invoice} record={record} />
    </>
  )
}
