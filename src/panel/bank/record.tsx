import { formatAmount, formatDayInYear, formatFullDate } from '../../domain/format.ts'
import { payers } from '../../domain/money.ts'
import { RadioGroup, SelectField, TextField } from '../../ui/forms/index.ts'
import { type Fact, listed, useTexts } from '../../ui/index.ts'
import { ActionButton } from '../../ui/kit/index.ts'
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
  type ScreenOf,
  usePage,
  useRefused,
} from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import { agreeForm, reopenForm } from './page.ts'
import { type bankPage, chooseForm, ignoreForm, type Movement } from './record-page.ts'
import { Message, MovementState, Parts } from './states.tsx'

interface MovementProps {
  movement: Movement
}

const acts = ['choose', 'ignore'] as const

function actsOf({ state, amount, openInvoices }: Movement) {
  const can = {
    choose: state !== 'settled' && amount > 0 && openInvoices.length > 0,
    ignore: state === 'proposed' || state === 'left',
  }
  return acts.filter((act) => can[act])
}

function Facts({ movement }: MovementProps) {
  const t = useTexts('panel-bank')
  const { locale } = usePage()
  const { amount, bookedOn, counterpartyName, counterpartyIban, bankReference, payer, receipt } = movement
  const facts: Fact[] = [
    [t('columns.amount'), formatAmount(amount, locale)],
    [t('columns.bookedOn'), formatFullDate(bookedOn, locale)],
    [t('columns.counterparty'), counterpartyName],
    [t('iban'), counterpartyIban],
    [t('columns.message'), <Message key="message" reference={movement.reference} text={movement.text} />],
    [t('bankReference'), bankReference],
    [t('payer'), amount > 0 && t(`payers.${payer}`)],
    [t('receipt'), receipt && <RecordLink key="receipt" to="receipt" id={receipt} text={t('panel.view')} />],
  ]
  return <RecordFacts id="facts" title={t('panel.details')} facts={facts} />
}

function ChooseQuestion({ movement }: MovementProps) {
  const t = useTexts('panel-bank')
  const { locale } = usePage()
  const { amount, openInvoices, payer } = movement
  const options = listed(openInvoices).map(({ _id, number, customer, owed, dueOn }) => ({
    value: _id,
    label: [number, customer, formatAmount(owed, locale), formatDayInYear(dueOn, locale)].join(', '),
  }))
  const [first] = listed(openInvoices)
  return (
    <PageQuestion
      id="act"
      isTold
      definition={chooseForm}
      title={t('act.choose.title')}
      text={t('act.choose.text', { amount: formatAmount(amount, locale) })}
      fields={
        <PageForm
          definition={chooseForm}
          values={{ amount: eurosOf(Math.min(amount, first?.owed ?? amount)), payer }}
          labels={{ invoice: t('common.invoice'), amount: t('columns.amount'), payer: t('payer') }}
        >
          <SelectField name="invoice" options={options} />
          <TextField name="amount" inputMode="decimal" width="short" />
          <RadioGroup name="payer" options={payers.map((value) => ({ value, label: t(`payers.${value}`) }))} />
        </PageForm>
      }
      button={t('act.choose.button')}
      look="primary"
    />
  )
}

function IgnoreQuestion() {
  const t = useTexts('panel-bank')
  return (
    <PageQuestion
      id="act"
      isTold
      definition={ignoreForm}
      title={t('act.ignore.title')}
      text={t('act.ignore.text')}
      fields={
        <PageForm definition={ignoreForm} labels={{ reason: t('reason') }}>
          <TextField name="reason" hint={t('reasonHint')} />
        </PageForm>
      }
      button={t('act.ignore.button')}
    />
  )
}

function MovementQuestion({ movement }: MovementProps) {
  const page = usePage()
  const chooseRefused = useRefused(chooseForm.name) && 'choose'
  const ignoreRefused = useRefused(ignoreForm.name) && 'ignore'
  const asked = chooseRefused ?? ignoreRefused ?? page.search.act?.[0]
  const act = actsOf(movement).find((one) => one === asked)
  if (act === 'choose') return <ChooseQuestion movement={movement} />
  return act === 'ignore' ? <IgnoreQuestion /> : null
}

/** What needs no more than a press: to agree to what is proposed, or to take back that it was put aside. */
function PlainAct({ movement: { _id, state, note } }: MovementProps) {
  const t = useTexts('panel-bank')
  if (state === 'proposed')
    return (
      <ActionButton name={agreeForm.name} sent={{ id: _id }}>
        {t('act.agree.button')}
      </ActionButton>
    )
  return state === 'ignored' && note ? (
    <ActionButton name={reopenForm.name} sent={{ id: _id }} look="outline">
      {t('act.reopen.button')}
    </ActionButton>
  ) : null
}

export function Screen({ data: { bankTransaction: movement }, page }: ScreenOf<typeof bankPage>) {
  const t = useTexts('panel-bank')
  if (!movement) return null
  const { _id, amount, counterpartyName, state, reason, note, parts, decidedAt, decidedBy } = movement
  const isPlain = state === 'proposed' || (state === 'ignored' && note !== null)
  return (
    <>
      <RecordHead
        list={[listPaths.bank, t('title')]}
        title={t('about', { amount: formatAmount(amount, page.locale), name: counterpartyName ?? t('unnamed') })}
      />
      <Refusal />
      <MovementState state={state} reason={reason} note={note} />
      <RecordActs
        acts={actsOf(movement).map((act) => ({
          href: `${pathOf('bank', _id, page)}?act=${act}`,
          text: t(`act.${act}.button`),
        }))}
      >
        {isPlain && <PlainAct movement={movement} />}
      </RecordActs>
      <div className={recordStyles.columns}>
        <div>
          <Facts movement={movement} />
        </div>
        <div>
          {parts.length > 0 && (
            <RecordPart id="parts" title={t(state === 'settled' ? 'columns.invoices' : 'proposal')}>
              <Parts parts={parts} />
            </RecordPart>
          )}
          <RecordHistory moves={decidedAt ? [{ at: decidedAt, what: t(`states.${state}`), by: decidedBy }] : []} />
        </div>
      </div>
      <MovementQuestion movement={movement} />
    </>
  )
}
