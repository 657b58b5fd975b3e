import { brusselsDay } from '../../domain/days.ts'
import { formatDayInYear, formatDayWithWeekday } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { EmptyState } from '../../ui/kit/index.ts'
import { listOf, pathOf, phoneHref, Refusal, RowLink, type ScreenOf, useMay, usePage } from '../kit/index.ts'
import styles from './dashboard.module.css'
import { DeskAct, DeskList, DeskRow } from './desk-row.tsx'
import { Differences } from './differences.tsx'
import { type dashboardPage, differencesIn, type WaitingProps } from './page.ts'
import {
  RefuseQuestion,
  SessionQuestion,
  UnpreparedSessions,
  WaitingPeople,
  WaitingSessions,
} from './waiting-decisions.tsx'
import {
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
function WaitingMessages({ found }: WaitingProps<'messages'>) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { locale, now } = page
  return (
    <DeskList id="messages" title={t('messages')} found={found} list={['message', 'handled=false']}>
      {({ _id, firstName, lastName, subject, createdAt }) => (
        <DeskRow
          id={_id}
          mark={['quarter', 'ochre']}
          title={<strong>{subject}</strong>}
          about={`${firstName} ${lastName}`}
          when={formatDeadline(createdAt, now, locale)}
        >
          <DeskAct href={pathOf('message', _id, page)} of={`: ${subject}`} text={t('answer')} />
        </DeskRow>
      )}
    </DeskList>
  )
}

/** Whose session was canceled, and who did not choose yet: their seats elsewhere are held meanwhile. */
function Choosing({ found }: WaitingProps<'choosing'>) {
  const t = useTexts('panel-today')
  const page = usePage()
  const { locale } = page
  return (
    <DeskList id="choosing" title={t('choosing')} found={found} list={['registration', 'isChoosing=true']}>
      {({ _id, customer, course, startDate }) => (
        <DeskRow
          id={_id}
          mark={['half', 'ochre']}
          title={<strong>{customer}</strong>}
          about={t('choosingAbout', {
            title: inLocale(course, locale) ?? '',
            day: formatDayInYear(startDate, locale),
          })}
        >
          <DeskAct href={pathOf('registration', _id, page)} of={`: ${customer}`} text={t('panel.view')} />
        </DeskRow>
      )}
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

/** Lists of the API whose every row waits. */
const counted = [
  'requests',
  'quotations',
  'undecided',
  'roomless',
  'linkless',
  'mismatches',
  'overtaken',
  'messages',
  'due',
  'returns',
  'refused',
  'choosing',
  'undelivered',
] as const

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
    counted.reduce((sum, kind) => sum + (data[kind]?.total ?? 0), 0) + people.length + differencesIn(data.books).length
  return { people, sessions, urgent, total }
}

function Desk({ data }: Omit<ScreenOf<typeof dashboardPage>, 'page'>) {
  const page = usePage()
  const t = useTexts('panel-today')
  const phone = useTexts('panel-phone')
  const mayRegister = useMay('desk')
  const { people, sessions, urgent, total } = waitingIn(data, page)
  return (
    <>
      <p className="lead">
        {t.count('waiting', total)} {urgent > 0 && t.count('urgent', urgent)}
      </p>
      {mayRegister && (
        <p>
          <Button href={phoneHref(page)} look="outline">
            {phone('new')}
          </Button>
        </p>
      )}
      <Refusal />
      {total === 0 && <EmptyState seed="desk" title={t('nothing')} text={t('nothingText')} />}
      <WaitingSessions found={data.undecided} />
      <UnpreparedSessions kind="room" found={data.roomless} />
      <UnpreparedSessions kind="link" found={data.linkless} />
      <WaitingQuotations found={data.quotations} />
      <OvertakenQuotations found={data.overtaken} />
      <WaitingRequests found={data.requests} />
      <WaitingPayments found={data.mismatches} />
      <WaitingMessages found={data.messages} />
      <Choosing found={data.choosing} />
      <Returns found={data.returns} />
      <RefusedInvoices found={data.refused} />
      <DueInvoices found={data.due} />
      <WaitingPeople people={people} />
      <UndeliveredMails found={data.undelivered} />
      <Differences books={data.books} />
      <SessionQuestion sessions={sessions} />
      <RefuseQuestion people={people} />
    </>
  )
}

/** The day; for staff, what needs a person today, for editors what readers do not see yet. */
export function Screen({ data, page }: ScreenOf<typeof dashboardPage>) {
  return (
    <>
      <h1 className={styles.title}>{formatDayWithWeekday(page.now, 'deadline', page.locale)}</h1>
      {page.visitor?.role === 'STAFF' ? <Desk data={data} /> : <Welcome data={data} />}
    </>
  )
}
