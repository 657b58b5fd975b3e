import { brusselsDay } from '../../domain/days.ts'
import { formatAmount, formatDayInYear, formatDayWithWeekday, formatDeadline } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../kit/define-panel-page.ts'
import { listPaths, panelPath, pathOf } from '../kit/paths.ts'
import { Refusal } from '../kit/record.tsx'
import styles from './dashboard.module.css'
import { DeskPart, DeskRow, More } from './desk-row.tsx'
import { Differences } from './differences.tsx'
import {
  type Choosing as ChoosingRow,
  differencesIn,
  type UndeliveredMail,
  type WaitingMessage,
  type WaitingPayment,
} from './page.ts'
import { OvertakenQuotations, WaitingQuotations, WaitingRequests } from './waiting-bookings.tsx'
import { DueInvoices, Returns } from './waiting-money.tsx'
import { RefuseQuestion, WaitingPeople } from './waiting-people.tsx'
import { SessionQuestion, WaitingSessions } from './waiting-sessions.tsx'
import { Welcome } from './welcome.tsx'

interface PartProps<Row> {
  rows: readonly Row[]
  total: number
  page: PageContext
}

/** What visitors wrote and nobody answered, the oldest first. */
function WaitingMessages({ rows, total, page }: PartProps<WaitingMessage>) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const list = `${panelPath(listPaths.message, locale)}?handled=false`
  return (
    <DeskPart
      id="messages"
      title={t('messages')}
      count={total}
      more={<More shown={rows.length} total={total} href={list} />}
    >
      {rows.map(({ _id, firstName, lastName, subject, createdAt }) => (
        <DeskRow
          key={_id}
          id={_id}
          mark={['quarter', 'ochre']}
          title={<strong>{subject}</strong>}
          about={`${firstName} ${lastName}`}
          when={formatDeadline(createdAt, now, locale)}
        >
          <Button look="outline" href={pathOf('message', _id, page)}>
            {t('answer')}
            <span className="visually-hidden">: {subject}</span>
          </Button>
        </DeskRow>
      ))}
    </DeskPart>
  )
}

/** Whose session was canceled, and who did not choose yet: their seats elsewhere are held meanwhile. */
function Choosing({ rows, total, page }: PartProps<ChoosingRow>) {
  const t = useTexts('panel-today')
  const { locale } = page
  const list = `${panelPath(listPaths.registration, locale)}?isChoosing=true`
  return (
    <DeskPart
      id="choosing"
      title={t('choosing')}
      count={total}
      more={<More shown={rows.length} total={total} href={list} />}
    >
      {rows.map(({ _id, customer, course, startDate }) => (
        <DeskRow
          key={_id}
          id={_id}
          mark={['half', 'ochre']}
          title={<strong>{customer}</strong>}
          about={t('choosingAbout', {
            title: inLocale(course, locale) ?? '',
            day: formatDayInYear(startDate, locale),
          })}
        >
          <Button look="outline" href={pathOf('registration', _id, page)}>
            {t('look')}
            <span className="visually-hidden">: {customer}</span>
          </Button>
        </DeskRow>
      ))}
    </DeskPart>
  )
}

interface WaitingPaymentsProps {
  rows: readonly WaitingPayment[]
  total: number
  page: PageContext
}

/** Payments of another amount than was asked, of which nobody decided what becomes of them, the oldest first. */
function WaitingPayments({ rows, total, page }: WaitingPaymentsProps) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const list = `${panelPath(listPaths.payment, locale)}?difference=undecided`
  const more = <More shown={rows.length} total={total} href={list} />
  return (
    <DeskPart id="mismatches" title={t('mismatches')} count={total} more={more}>
      {rows.map(({ _id, customer, course, quotation, amount, paidAmount, createdAt }) => (
        <DeskRow
          key={_id}
          id={_id}
          mark={['half', 'terra']}
          title={
            <>
              <strong>{customer}</strong>,{' '}
              {course ? inLocale(course, locale) : <span className="whole">{quotation}</span>}
            </>
          }
          about={t('mismatchAbout', {
            expected: formatAmount(amount, locale),
            received: formatAmount(paidAmount ?? 0, locale),
          })}
          when={formatDeadline(createdAt, now, locale)}
        >
          <Button look="outline" href={pathOf('payment', _id, page)}>
            {t('decide')}
            <span className="visually-hidden">: {customer}</span>
          </Button>
        </DeskRow>
      ))}
    </DeskPart>
  )
}

interface UndeliveredMailsProps {
  rows: readonly UndeliveredMail[]
  total: number
  page: PageContext
}

/** Mails that did not arrive, the oldest first; where they are listed they are sent again. */
function UndeliveredMails({ rows, total, page }: UndeliveredMailsProps) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const list = `${panelPath(listPaths.mail, locale)}?state=undelivered`
  const more = <More shown={rows.length} total={total} href={list} />
  return (
    <DeskPart id="mails" title={t('mails')} count={total} more={more}>
      {rows.map(({ _id, to, subject, createdAt }) => (
        <DeskRow
          key={_id}
          id={_id}
          mark={['triangle', 'ochre']}
          title={<strong>{subject}</strong>}
          about={to}
          when={formatDeadline(createdAt, now, locale)}
        >
          <a href={`${list}&search=${encodeURIComponent(to)}`} aria-label={`${t('look')}: ${subject}, ${to}`}>
            {t('look')}
          </a>
        </DeskRow>
      ))}
    </DeskPart>
  )
}

const listed = <Row,>(rows: readonly (Row | null)[] | null | undefined): Row[] =>
  rows?.flatMap((row) => row ?? []) ?? []

/** What waits, and how much of it cannot wait until tomorrow. */
function waitingIn(data: PanelTodayQuery, { now }: PageContext) {
  const today = brusselsDay(new Date(now))
  const people = listed(data.approvals)
  const sessions = listed(data.undecided?.items)
  const quotations = listed(data.quotations?.items)
  const urgent =
    quotations.filter(({ offerValidUntil }) => offerValidUntil === today).length +
    sessions.filter(({ decisionOn }) => (decisionOn ?? '') <= today).length
  const total =
    (data.requests?.total ?? 0) +
    (data.quotations?.total ?? 0) +
    people.length +
    (data.undecided?.total ?? 0) +
    (data.mismatches?.total ?? 0) +
    (data.overtaken?.total ?? 0) +
    (data.messages?.total ?? 0) +
    (data.due?.total ?? 0) +
    (data.returns?.total ?? 0) +
    (data.choosing?.total ?? 0) +
    (data.undelivered?.total ?? 0) +
    differencesIn(data.books).length
  return { people, sessions, quotations, urgent, total }
}

function Desk({ data, page, form }: PanelScreenProps<PanelTodayQuery>) {
  const t = useTexts('panel-today')
  const { people, sessions, quotations, urgent, total } = waitingIn(data, page)
  return (
    <>
      <p className="lead">
        {t.count('waiting', total)} {urgent > 0 && t.count('urgent', urgent)}
      </p>
      <Refusal form={form} />
      {total === 0 && <EmptyState seed="desk" title={t('nothing')} text={t('nothingText')} />}
      <WaitingSessions sessions={sessions} total={data.undecided?.total ?? 0} page={page} />
      <WaitingQuotations rows={quotations} total={data.quotations?.total ?? 0} page={page} />
      <OvertakenQuotations rows={listed(data.overtaken?.items)} total={data.overtaken?.total ?? 0} page={page} />
      <WaitingRequests rows={listed(data.requests?.items)} total={data.requests?.total ?? 0} page={page} />
      <WaitingPayments rows={listed(data.mismatches?.items)} total={data.mismatches?.total ?? 0} page={page} />
      <WaitingMessages rows={listed(data.messages?.items)} total={data.messages?.total ?? 0} page={page} />
      <Choosing rows={listed(data.choosing?.items)} total={data.choosing?.total ?? 0} page={page} />
      <Returns rows={listed(data.returns?.items)} total={data.returns?.total ?? 0} page={page} />
      <DueInvoices rows={listed(data.due?.items)} total={data.due?.total ?? 0} page={page} />
      <WaitingPeople people={people} page={page} />
      <UndeliveredMails rows={listed(data.undelivered?.items)} total={data.undelivered?.total ?? 0} page={page} />
      <Differences books={data.books} page={page} />
      <SessionQuestion sessions={sessions} page={page} form={form} />
      <RefuseQuestion people={people} page={page} form={form} />
    </>
  )
}

/** The day; for staff, what needs a person today, for editors what readers do not see yet. */
export function Screen({ data, page, form }: PanelScreenProps<PanelTodayQuery>) {
  return (
    <>
      <h1 className={styles.title}>{formatDayWithWeekday(page.now, 'deadline', page.locale)}</h1>
      {page.visitor?.role === 'STAFF' ? (
        <Desk data={data} page={page} form={form} />
      ) : (
        <Welcome data={data} page={page} />
      )}
    </>
  )
}
