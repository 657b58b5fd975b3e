import { brusselsDay } from '../../domain/days.ts'
import { formatAmount, formatDayInYear, formatFullDate } from '../../domain/format.ts'
import { SelectField, TextField } from '../../ui/forms/index.ts'
import { type Fact, listed, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import {
  eurosOf,
  listPaths,
  PageForm,
  PageQuestion,
  pathOf,
  RecordActs,
  RecordFacts,
  RecordHead,
  RecordHistory,
  RecordLink,
  RecordPart,
  Refusal,
  RowLink,
  type ScreenOf,
  usePage,
  useRefused,
} from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import { putForm, type Receipt, type receiptPage, repayForm, undoForm, undoRepaymentForm } from './record-page.ts'

interface ReceiptProps {
  receipt: Receipt
}

const acts = ['put', 'repay', 'undo'] as const

function actsOf({ undone, rest, openInvoices, repayments }: Receipt) {
  const can = {
    put: rest > 0 && openInvoices.length > 0,
    repay: rest > 0,
    undo: !undone && listed(repayments).every((one) => one.undone),
  }
  return acts.filter((act) => can[act])
}

function Facts({ receipt }: ReceiptProps) {
  const t = useTexts('panel-receipts')
  const { locale } = usePage()
  const { amount, rest, receivedOn, payer, way, reference, organisation, user, customer, undone } = receipt
  const owner = organisation ?? user
  const name = customer ?? t('unknown')
  const facts: Fact[] = [
    [t('columns.amount'), formatAmount(amount, locale)],
    [t('columns.rest'), rest > 0 && formatAmount(rest, locale)],
    [t('columns.receivedOn'), formatFullDate(receivedOn, locale)],
    [t('columns.customer'), owner ? <RecordLink key="customer" to="customer" id={owner} text={name} /> : name],
    [t('columns.payer'), t(`payers.${payer}`)],
    [t('way'), t(`ways.${way}`)],
    [t('columns.reference'), reference],
    [t('undoneWhy'), undone?.reason],
  ]
  return <RecordFacts id="facts" title={t('panel.details')} facts={facts} />
}

/** The invoices that it is put on; those it was put on before it was taken back. */
function Parts({ receipt }: ReceiptProps) {
  const t = useTexts('panel-receipts')
  const { locale } = usePage()
  return (
    <RecordPart id="parts" title={t('columns.invoices')}>
      {receipt.parts.length === 0 && <p className="muted">{t('onNone')}</p>}
      <ul className={recordStyles.lines}>
        {listed(receipt.parts).map(({ invoice, number, amount }) => (
          <li key={invoice} data-id={invoice}>
            <RecordLink to="invoice" id={invoice} text={number} />
            <span>{formatAmount(amount, locale)}</span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

/** What of it went back to its customer; nothing where nothing did. */
function Repayments({ receipt }: ReceiptProps) {
  const t = useTexts('panel-receipts')
  const page = usePage()
  const { locale } = page
  const rows = listed(receipt.repayments)
  if (rows.length === 0) return null
  return (
    <RecordPart id="repayments" title={t('repayments')}>
      <ul className={recordStyles.lines}>
        {rows.map(({ _id, amount, paidOn, reference, reason, undone }) => (
          <li key={_id} data-id={_id}>
            <span>
              {formatDayInYear(paidOn, locale)}
              <br />
              <span className="muted">{[reference, reason].filter(Boolean).join(', ')}</span>
              {undone && (
                <span className="muted">
                  <br />
                  {t('undone')}: {undone.reason}
                </span>
              )}
            </span>
            <span>
              {undone ? <s>{formatAmount(amount, locale)}</s> : formatAmount(amount, locale)}
              <br />
              {!undone && (
                <RowLink
                  className="link"
                  href={`${pathOf('receipt', receipt._id, page)}?act=undoRepayment&repayment=${_id}`}
                  of={formatAmount(amount, locale)}
                  text={t('act.undo.button')}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

function RepayQuestion({ receipt: { rest } }: ReceiptProps) {
  const t = useTexts('panel-receipts')
  const { now, locale } = usePage()
  const today = brusselsDay(new Date(now))
  const labels = {
    amount: t('columns.amount'),
    paidOn: t('paidOn'),
    reference: t('columns.reference'),
    reason: t('why'),
  }
  return (
    <PageQuestion
      id="act"
      isTold
      definition={repayForm}
      title={t('act.repay.title')}
      text={t('act.repay.text', { rest: formatAmount(rest, locale) })}
      fields={
        <PageForm definition={repayForm} values={{ amount: eurosOf(rest), paidOn: today }} labels={labels}>
          <TextField name="amount" inputMode="decimal" width="short" />
          <TextField name="paidOn" type="date" max={today} width="short" />
          <TextField name="reference" hint={t('referenceHint')} optional />
          <TextField name="reason" hint={t('reasonHint')} />
        </PageForm>
      }
      button={t('act.repay.button')}
    />
  )
}

/** About one of the repayments that stand. */
function UndoRepaymentQuestion({ receipt: { repayments } }: ReceiptProps) {
  const t = useTexts('panel-receipts')
  const { search, locale } = usePage()
  const id = useRefused(undoRepaymentForm.name)?.values.repayment ?? search.repayment?.[0]
  const asked = listed(repayments).find(({ _id, undone }) => _id === id && !undone)
  if (!asked) return null
  return (
    <PageQuestion
      id="act"
      isTold
      definition={undoRepaymentForm}
      title={t('act.undoRepayment.title')}
      text={t('act.undoRepayment.text', { amount: formatAmount(asked.amount, locale) })}
      fields={
        <PageForm definition={undoRepaymentForm} labels={{ repayment: t('repayments'), reason: t('undoneWhy') }}>
          <input type="hidden" name="repayment" value={asked._id} />
          <TextField name="reason" hint={t('reasonHint')} />
        </PageForm>
      }
      button={t('act.undo.button')}
    />
  )
}

function UndoQuestion() {
  const t = useTexts('panel-receipts')
  return (
    <PageQuestion
      id="act"
      isTold
      definition={undoForm}
      title={t('act.undo.title')}
      text={t('act.undo.text')}
      fields={
        <PageForm definition={undoForm} labels={{ reason: t('undoneWhy') }}>
          <TextField name="reason" hint={t('reasonHint')} />
        </PageForm>
      }
      button={t('act.undo.button')}
      look="danger"
    />
  )
}

function PutQuestion({ receipt }: ReceiptProps) {
  const t = useTexts('panel-receipts')
  const { locale } = usePage()
  const { rest, openInvoices } = receipt
  const options = listed(openInvoices).map(({ _id, number, customer, owed, dueOn }) => ({
    value: _id,
    label: [number, customer, formatAmount(owed, locale), formatDayInYear(dueOn, locale)].join(', '),
  }))
  const [first] = listed(openInvoices)
  return (
    <PageQuestion
      id="act"
      isTold
      definition={putForm}
      title={t('act.put.title')}
      text={t('act.put.text', { rest: formatAmount(rest, locale) })}
      fields={
        <PageForm
          definition={putForm}
          values={{ amount: eurosOf(Math.min(rest, first?.owed ?? rest)) }}
          labels={{ invoice: t('common.invoice'), amount: t('columns.amount') }}
        >
          <SelectField name="invoice" options={options} />
          <TextField name="amount" inputMode="decimal" width="short" />
        </PageForm>
      }
      button={t('act.put.button')}
    />
  )
}

function ReceiptQuestion({ receipt }: ReceiptProps) {
  const page = usePage()
  const putRefused = useRefused(putForm.name) && 'put'
  const repayRefused = useRefused(repayForm.name) && 'repay'
  const undoRefused = useRefused(undoForm.name) && 'undo'
  const undoRepaymentRefused = useRefused(undoRepaymentForm.name)
  const asked = putRefused ?? repayRefused ?? undoRefused ?? page.search.act?.[0]
  if (asked === 'undoRepayment' || undoRepaymentRefused) return <UndoRepaymentQuestion receipt={receipt} />
  const act = actsOf(receipt).find((one) => one === asked)
  if (act === 'undo') return <UndoQuestion />
  if (act === 'repay') return <RepayQuestion receipt={receipt} />
  return act === 'put' ? <PutQuestion receipt={receipt} /> : null
}

export function Screen({ data: { receipt }, page }: ScreenOf<typeof receiptPage>) {
  const t = useTexts('panel-receipts')
  if (!receipt) return null
  const { _id, customer, recordedBy, createdAt, undone } = receipt
  const moves = [
    ...(undone ? [{ at: undone.at, what: t('undone'), by: undone.by }] : []),
    ...listed(receipt.repayments)
      .map(({ createdAt: at, recordedBy: by }) => ({ at, what: t('columns.repaid'), by }))
      .reverse(),
    { at: createdAt, what: t('noted'), by: recordedBy },
  ]
  return (
    <>
      <RecordHead
        list={[listPaths.receipt, t('title')]}
        title={t('about', { name: customer ?? t('unknown') })}
        status={undone && <Status status="canceled" label={t('undone')} />}
      />
      <Refusal />
      <RecordActs
        acts={actsOf(receipt).map((act) => ({
          href: `${pathOf('receipt', _id, page)}?act=${act}`,
          text: t(`act.${act}.button`),
        }))}
      />
      <div className={recordStyles.columns}>
        <div>
          <Facts receipt={receipt} />
        </div>
        <div>
          <Parts receipt={receipt} />
          <Repayments receipt={receipt} />
          <RecordHistory moves={moves} />
        </div>
      </div>
      <ReceiptQuestion receipt={receipt} />
    </>
  )
}
