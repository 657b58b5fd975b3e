import { formatDayWithWeekday } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { ActionButton, EmptyState } from '../../ui/kit/index.ts'
import {
  listOf,
  panelPath,
  pathOf,
  phoneHref,
  Refusal,
  RowButton,
  RowLink,
  type ScreenOf,
  useMay,
  usePage,
} from '../kit/index.ts'
import styles from './dashboard.module.css'
import { DeskAct, DeskList, DeskPart, DeskRow } from './desk-row.tsx'
import { Differences } from './differences.tsx'
import { HouseToday } from './house-today.tsx'
import { Latest } from './latest.tsx'
import { answeredForm, type dashboardPage, differencesIn, type WaitingProps } from './page.ts'
import { OwnCalendar, Teaching } from './teaching.tsx'
import { DeskShare, urgencyAt } from './urgency.ts'
import {
  ApprovalQuestion,
  Choosing,
  SessionQuestion,
  TrainerlessSessions,
  UnpreparedSessions,
  WaitingPeople,
  WaitingReviews,
  WaitingSessions,
} from './waiting-decisions.tsx'
import {
  Credits,
  DueInvoices,
  OvertakenQuotations,
  RefusedInvoices,
  Returns,
  WaitingPayments,
  WaitingQuotations,
  WaitingRequests,
} from './waiting-orders.tsx'
import { Welcome } from './welcome.tsx'

/** What visitors wrote and nobody answered, the oldest first. */
function WaitingMessages({ found, answered }: WaitingProps<'messages'> & { answered: PanelTodayQuery['answered'] }) {
  const t = useTexts('panel-today')
  const message = useTexts('panel-messages')
  const done = listed(answered?.items)
  const isDone = ({ _id }: { _id: string }) => done.some((row) => row._id === _id)
  const items = [...listed(found?.items), ...done].sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
  const page = usePage()
  const { locale, now } = page
  return (
    <DeskList
      id="messages"
      title={t('messages')}
      found={found && { ...found, items }}
      list={['message', 'handled=false']}
      isUrgent={urgencyAt(page).messages}
      isDone={isDone}
    >
      {({ _id, firstName, lastName, subject, createdAt }) =>
        isDone({ _id }) ? (
          <DeskRow
            id={_id}
            mark={['full', 'good']}
            title={<strong>{subject}</strong>}
            about={t('answered', { name: `${firstName} ${lastName}` })}
            isDone
          >
            <ActionButton
              name={answeredForm.name}
              sent={{ message: _id, handled: false }}
              look="quiet"
              aria-label={`${t('undo')}: ${subject}`}
            >
              {t('undo')}
            </ActionButton>
          </DeskRow>
        ) : (
          <DeskRow
            id={_id}
            mark={['quarter', 'ochre']}
            title={<strong>{subject}</strong>}
            about={`${firstName} ${lastName}`}
            when={formatDeadline(createdAt, now, locale)}
          >
            <RowButton
              form={answeredForm}
              sent={{ message: _id, handled: 'true' }}
              of={subject}
              text={message('handle')}
            />
            <DeskAct href={pathOf('message', _id, page)} of={`: ${subject}`} text={t('answer')} />
          </DeskRow>
        )
      }
    </DeskList>
  )
}

/** Mails that did not arrive, the oldest first; where they are listed they are sent again. */
function UndeliveredMails({ found }: WaitingProps<'undelivered'>) {
  const t = useTexts('panel-today')
  const page = usePage()
  const list = listOf('mail', 'state=undelivered', page)
  return (
    <DeskList id="mails" title={t('mails')} found={found} list={['mail', 'state=undelivered']}>
      {({ _id, to, subject, createdAt }) => (
        <DeskRow
          id={_id}
          mark={['triangle', 'ochre']}
          title={<strong>{subject}</strong>}
          about={to}
          when={formatDeadline(createdAt, page.now, page.locale)}
        >
          <RowLink href={`${list}&search=${encodeURIComponent(to)}`} of={`${subject}, ${to}`} text={t('panel.view')} />
        </DeskRow>
      )}
    </DeskList>
  )
}

/** What waits, by what it has to do with: lists of the API whose every row waits, and beside them people and differences. */
const subjects = {
  sessions: ['undecided', 'trainerless', 'roomless', 'linkless', 'choosing'],
  rooms: ['requests', 'quotations', 'overtaken'],
  money: ['mismatches', 'returns', 'credits', 'refused', 'due'],
  people: ['messages', 'reviews'],
  mails: ['undelivered'],
} as const
type Subject = keyof typeof subjects
const subjectNames = Object.keys(subjects) as Subject[]

/** How much of a subject waits; null for who has nothing to do with it. */
function waitingOf(subject: Subject, data: PanelTodayQuery): number | null {
  const found = subjects[subject].map((kind) => data[kind])
  if (found.every((list) => !list)) return null
  const beside = { people: listed(data.approvals).length, money: differencesIn(data.books).length }
  const listedRows = found.reduce((sum, list) => sum + (list?.total ?? 0), 0)
  return listedRows + (subject === 'people' || subject === 'money' ? beside[subject] : 0)
}

/** How much of all that cannot wait until tomorrow. */
function urgentIn(data: PanelTodayQuery, page: PageContext): number {
  const isUrgent = urgencyAt(page)
  return [
    listed(data.undecided?.items).filter(isUrgent.undecided),
    listed(data.roomless?.items).filter(isUrgent.roomless),
    listed(data.linkless?.items).filter(isUrgent.linkless),
    listed(data.quotations?.items).filter(isUrgent.quotations),
    listed(data.messages?.items).filter(isUrgent.messages),
  ].reduce((sum, rows) => sum + rows.length, 0)
}

interface CountersProps {
  counts: readonly { subject: Subject; count: number }[]
  shown: Subject | undefined
}

/** How much waits of each subject: a press shows that alone, another one all of it again. */
function Counters({ counts, shown }: CountersProps) {
  const t = useTexts('panel-today')
  const here = panelPath('', usePage().locale)
  return (
    <ul className={styles.counters} aria-label={t('counters')}>
      {counts.map(({ subject, count }) => (
        <li key={subject} data-subject={subject}>
          <a
            href={subject === shown ? here : `${here}?show=${subject}`}
            aria-current={subject === shown ? 'true' : undefined}
          >
            <strong>{count}</strong> {t(`counted.${subject}`)}
          </a>
        </li>
      ))}
    </ul>
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
        <OvertakenQuotations found={data.overtaken} />
      </>
    )
  if (subject === 'money')
    return (
      <>
        <WaitingPayments found={data.mismatches} />
        <Returns found={data.returns} />
        <Credits found={data.credits} />
        <RefusedInvoices found={data.refused} />
        <DueInvoices found={data.due} />
      </>
    )
  if (subject === 'mails') return <UndeliveredMails found={data.undelivered} />
  return (
    <>
      <WaitingMessages found={data.messages} answered={data.answered} />
      <WaitingReviews found={data.reviews} />
      <WaitingPeople people={listed(data.approvals)} />
    </>
  )
}

function Desk({ data }: Omit<ScreenOf<typeof dashboardPage>, 'page'>) {
  const page = usePage()
  const t = useTexts('panel-today')
  const counts = subjectNames.flatMap((subject) => {
    const count = waitingOf(subject, data)
    return count === null ? [] : [{ subject, count }]
  })
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
      <ApprovalQuestion people={listed(data.approvals)} />
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
      <div className="row middle between">
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
