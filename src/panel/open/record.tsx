import { brusselsDay } from '../../domain/days.ts'
import { formatAmount, formatDayInYear, formatFullDate } from '../../domain/format.ts'
import { reminderStops } from '../../domain/reminders.ts'
import { RadioGroup, TextArea, TextField } from '../../ui/forms/index.ts'
import { type Fact, listed, useTexts } from '../../ui/index.ts'
import { ActionButton } from '../../ui/kit/action-form.tsx'
import {
  listPaths,
  PageForm,
  PageQuestion,
  pathOf,
  RecordActs,
  RecordFacts,
  RecordHead,
  RecordLink,
  RecordPart,
  Refusal,
  type ScreenOf,
  usePage,
  useRefused,
} from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import { type Owed, type openPage, pauseForm, type Reminding, remindOneForm, resumeForm } from './record-page.ts'

interface Props {
  invoice: Owed
  reminding: Reminding
}

const today = (now: string | number | Date) => brusselsDay(new Date(now))

function Facts({ invoice, reminding: { pause, isConsumer } }: Props) {
  const t = useTexts('panel-open')
  const { locale } = usePage()
  const { _id, number, customer, dueOn, owed } = invoice
  const facts: Fact[] = [
    [t('columns.number'), <RecordLink key="invoice" to="invoice" id={_id} text={number} />],
    [t('columns.customer'), customer.name],
    [t('who'), t(isConsumer ? 'consumer' : 'business')],
    [t('columns.dueOn'), formatFullDate(dueOn, locale)],
    [t('columns.owed'), formatAmount(owed, locale)],
    [t('columns.pause'), pause && t(`reasons.${pause.reason}`)],
    [t('until'), pause?.until && formatFullDate(pause.until, locale)],
    [t('note'), pause?.note],
  ]
  return <RecordFacts id="facts" title={t('panel.details')} facts={facts} />
}

/** Those that went, the last first. */
function Sent({ reminding }: Props) {
  const t = useTexts('panel-open')
  const { now, locale } = usePage()
  const { next } = reminding
  const rows = listed(reminding.reminders)
  return (
    <RecordPart id="reminders" title={t('sent')}>
      {rows.length === 0 && <p className="muted">{t('noneSent')}</p>}
      {next && next.allowedOn > today(now) && (
        <p>{t('notBefore', { level: next.level, date: formatFullDate(next.allowedOn, locale) })}</p>
      )}
      <ul className={recordStyles.lines}>
        {rows.map(({ _id, level, sentOn, open, costs, damages, email, by }) => (
          <li key={_id} data-id={_id}>
            <span>
              {t('levelOn', { level, date: formatDayInYear(sentOn, locale) })}
              <br />
              <span className="muted">{[email, by ?? t('byItself')].join(', ')}</span>
            </span>
            <span>{formatAmount(open + costs + damages, locale)}</span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

/** The mail as it would go, and what it asks. */
function RemindQuestion({ reminding: { next } }: Props) {
  const t = useTexts('panel-open')
  const { locale } = usePage()
  if (!next) return null
  return (
    <PageQuestion
      id="act"
      definition={remindOneForm}
      title={t('act.remind.title', { level: next.level })}
      text={
        <>
          <p>
            {next.to ? t('act.remind.text', { to: next.to, amount: formatAmount(next.total, locale) }) : t('noAddress')}
          </p>
          <p>
            <strong>{next.subject}</strong>
          </p>
          <p className={recordStyles.mail}>{next.body}</p>
        </>
      }
      sent={{}}
      button={t('act.remind.button')}
      look="primary"
    />
  )
}

function PauseQuestion() {
  const t = useTexts('panel-open')
  const { now } = usePage()
  return (
    <PageQuestion
      id="act"
      definition={pauseForm}
      title={t('act.pause.title')}
      text={t('act.pause.text')}
      fields={
        <PageForm
          definition={pauseForm}
          values={{ reason: 'dispute' }}
          labels={{ reason: t('why'), until: t('until'), note: t('note') }}
        >
          <RadioGroup name="reason" options={reminderStops.map((value) => ({ value, label: t(`reasons.${value}`) }))} />
          <TextField name="until" type="date" min={today(now)} width="short" hint={t('untilHint')} optional />
          <TextArea name="note" hint={t('noteHint')} />
        </PageForm>
      }
      button={t('act.pause.button')}
    />
  )
}

export function Screen({ data: { invoice, openInvoice: reminding }, page }: ScreenOf<typeof openPage>) {
  const t = useTexts('panel-open')
  const refused = useRefused(pauseForm.name) && 'pause'
  if (!invoice || !reminding) return null
  const { next, pause } = reminding
  const here = pathOf('open', invoice._id, page)
  const mayGo = next && !pause && invoice.owed > 0 && next.allowedOn <= today(page.now)
  const act = refused ?? page.search.act?.[0]
  const acts = [
    ...(mayGo ? [{ href: `${here}?act=remind`, text: t('act.remind.button') }] : []),
    ...(invoice.owed > 0 ? [{ href: `${here}?act=pause`, text: t('act.pause.button') }] : []),
    ...(next || reminding.reminders.length > 0 ? [{ href: `${here}.pdf`, text: t('pdf') }] : []),
  ]
  return (
    <>
      <RecordHead list={[listPaths.open, t('title')]} title={t('about', { number: invoice.number })} />
      <Refusal />
      <RecordActs acts={acts}>
        {pause && (
          <ActionButton name={resumeForm.name} sent={{}} look="outline">
            {t('resume')}
          </ActionButton>
        )}
      </RecordActs>
      <div className={recordStyles.columns}>
        <div>
          <Facts invoice={invoice} reminding={reminding} />
        </div>
        <div>
          <Sent invoice={invoice} reminding={reminding} />
        </div>
      </div>
      {act === 'remind' && mayGo && <RemindQuestion invoice={invoice} reminding={reminding} />}
      {act === 'pause' && <PauseQuestion />}
    </>
  )
}
