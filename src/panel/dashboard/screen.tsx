import { formatDayWithWeekday } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { EmptyState } from '../../ui/kit/index.ts'
import { listOf, phoneHref, Refusal, RowButton, RowLink, type ScreenOf, useMay, usePage } from '../kit/index.ts'
import { Counters } from './counters.tsx'
import styles from './dashboard.module.css'
import { DeskList, DeskPart, DeskRow, DoneRow } from './desk-row.tsx'
import { Differences } from './differences.tsx'
import { HouseToday } from './house-today.tsx'
import { Latest } from './latest.tsx'
import type { dashboardPage } from './page.ts'
import { OwnCalendar, Teaching } from './teaching.tsx'
import { resentForm } from './today-forms.ts'
import type { WaitingProps } from './today-query.ts'
import { DeskShare, urgencyAt } from './urgency.ts'
import { type Subject, urgentIn, waitingIn, withoutDone } from './waiting.ts'
import { Credits, DueInvoices, InvoiceQuestion, RefusedInvoices, Returns, WaitingPayments } from './waiting-money.tsx'
import { ApprovalQuestion, WaitingMessages, WaitingPeople, WaitingReviews } from './waiting-people.tsx'
import { OvertakenQuotations, WaitingQuotations, WaitingRequests, WithdrawQuestion } from './waiting-rooms.tsx'
import {
  ChoiceQuestion,
  Choosing,
  SessionQuestion,
  TrainerlessSessions,
  TrainersQuestion,
  UnpreparedSessions,
  WaitingSessions,
} from './waiting-sessions.tsx'
import { FailedPlans, UnpublishedInShort, Welcome } from './welcome.tsx'

/** Mails that did not arrive, the oldest first: they are sent again from here, or where they are listed. */
function UndeliveredMails({ found, done }: WaitingProps<'undelivered'>) {
  const t = useTexts('panel-today')
  const mails = useTexts('panel-mails')
  const page = usePage()
  const list = listOf('mail', 'state=undelivered', page)
  return (
    <DeskList
      id="mails"
      title={t('mails')}
      found={found}
      done={done}
      since={({ createdAt }) => createdAt}
      list={['mail', 'state=undelivered']}
    >
      {({ _id, to, subject, createdAt, sentAt }, isDone) =>
        isDone ? (
          <DoneRow id={_id} title={<strong>{subject}</strong>} about={t(sentAt ? 'resent' : 'resending', { to })} />
        ) : (
          <DeskRow
            id={_id}
            mark={['triangle', 'ochre']}
            title={<strong>{subject}</strong>}
            about={to}
            when={formatDeadline(createdAt, page.now, page.locale)}
          >
            <RowLink
              href={`${list}&search=${encodeURIComponent(to)}`}
              of={`${subject}, ${to}`}
              text={t('panel.view')}
            />
            <RowButton form={resentForm} sent={{ mail: _id }} of={`${subject}, ${to}`} text={mails('again')} />
          </DeskRow>
        )
      }
    </DeskList>
  )
}

/** What waits of one subject, each kind under its own name. */
function WaitingLists({ subject, data }: { subject: Subject; data: PanelTodayQuery }) {
  if (subject === 'sessions')
    return (
      <>
        <WaitingSessions found={data.undecided} />
        <TrainerlessSessions found={data.trainerless} />
        <UnpreparedSessions kind="room" found={data.roomless} />
        <UnpreparedSessions kind="link" found={data.linkless} />
        <Choosing found={data.choosing} />
      </>
    )
  if (subject === 'rooms')
    return (
      <>
        <WaitingRequests found={data.requests} />
        <WaitingQuotations found={data.quotations} />
        <OvertakenQuotations found={data.overtaken} done={data.withdrawn} />
      </>
    )
  if (subject === 'money')
    return (
      <>
        <WaitingPayments found={data.mismatches} />
        <Returns found={data.returns} done={data.returned} />
        <Credits found={data.credits} />
        <RefusedInvoices found={data.refused} done={data.passed} />
        <DueInvoices found={data.due} />
      </>
    )
  if (subject === 'mails') return <UndeliveredMails found={data.undelivered} done={data.resent} />
  if (subject === 'site')
    return (
      <>
        <FailedPlans data={data} />
        <UnpublishedInShort data={data} />
      </>
    )
  return (
    <>
      <WaitingMessages found={data.messages} done={data.answered} />
      <WaitingReviews found={data.reviews} done={data.published} />
      <WaitingPeople people={listed(data.approvals)} />
    </>
  )
}

function Desk({ data: found }: Omit<ScreenOf<typeof dashboardPage>, 'page'>) {
  const page = usePage()
  const t = useTexts('panel-today')
  const data = withoutDone(found)
  const counts = waitingIn(data)
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const urgent = urgentIn(data, page)
  const hasUrgentDone = listed(data.answered?.items).some(urgencyAt(page).messages)
  const shown = counts.find(({ subject }) => subject === page.search.show?.[0])?.subject
  const drawn = shown ? [shown] : counts.map(({ subject }) => subject)
  const lists = drawn.map((subject) => <WaitingLists key={subject} subject={subject} data={data} />)
  return (
    <>
      <p className="lead">
        {t.count('waiting', total)} {urgent > 0 && t.count('urgent', urgent)}
      </p>
      <Refusal />
      {total === 0 ? (
        <EmptyState seed="desk" title={t('nothing')} text={t('nothingText')} />
      ) : (
        <Counters counts={counts} shown={shown} />
      )}
      <DeskPart id="urgent" title={t('notTomorrow')} count={shown ? 0 : urgent} isKept={!shown && hasUrgentDone}>
        <DeskShare value="urgent">{lists}</DeskShare>
      </DeskPart>
      <DeskShare value={shown ? 'all' : 'others'}>{lists}</DeskShare>
      {(!shown || shown === 'money') && <Differences books={data.books} />}
      <SessionQuestion sessions={listed(data.undecided?.items)} mails={data.sessionMails} />
      <ChoiceQuestion registrations={listed(data.choosing?.items)} />
      <TrainersQuestion sessions={listed(data.trainerless?.items)} />
      <ApprovalQuestion people={listed(data.approvals)} />
      <InvoiceQuestion data={data} />
      <WithdrawQuestion quotations={listed(data.overtaken?.items)} />
    </>
  )
}

/** The day; for staff, what needs a person today, for editors what readers do not see yet, for trainers what they teach. */
export function Screen({ data, page }: ScreenOf<typeof dashboardPage>) {
  const t = useTexts('panel-phone')
  const mayRegister = useMay('desk')
  const { role, trainer } = page.visitor ?? {}
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{formatDayWithWeekday(page.now, 'deadline', page.locale)}</h1>
        {mayRegister && (
          <Button href={phoneHref(page)} look="outline">
            {t('new')}
          </Button>
        )}
      </div>
      <div className={styles.columns}>
        <div>
          {role === 'STAFF' && <Desk data={data} />}
          {role === 'EDITOR' && <Welcome data={data} />}
          {trainer && <Teaching data={data} />}
        </div>
        <div className={styles.beside}>
          {trainer && <OwnCalendar data={data} />}
          <HouseToday data={data} />
          <Latest data={data} />
        </div>
      </div>
    </>
  )
}
