import { brusselsDay } from '../../domain/days.ts'
import { formatDayInYear, formatDayWithWeekday } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { EmptyState } from '../../ui/kit/index.ts'
import { listPaths, type PanelScreenProps, panelPath, pathOf, Refusal } from '../kit/index.ts'
import styles from './dashboard.module.css'
import { DeskAct, DeskList, DeskRow } from './desk-row.tsx'
import { Differences } from './differences.tsx'
import { differencesIn, type WaitingProps } from './page.ts'
import { RefuseQuestion, SessionQuestion, WaitingPeople, WaitingSessions } from './waiting-decisions.tsx'
import {
  DueInvoices,
  OvertakenQuotations,
  Returns,
  WaitingPayments,
  WaitingQuotations,
  WaitingRequests,
} from './waiting-orders.tsx'
import { Welcome } from './welcome.tsx'

/** What visitors wrote and nobody answered, the oldest first. */
function WaitingMessages({ found, page }: WaitingProps<'messages'>) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const list = `${panelPath(listPaths.message, locale)}?handled=false`
  return (
    <DeskList id="messages" title={t('messages')} found={found} href={list}>
      {({ _id, firstName, lastName, subject, createdAt }) => (
        <DeskRow
          id={_id}
          mark={['quarter', 'ochre']}
          title={<strong>{subject}</strong>}
          about={`${firstName} ${lastName}`}
          when={formatDeadline(createdAt, now, locale)}
        >
          <DeskAct href={pathOf('message', _id, page)} of={`: ${subject}`}>
            {t('answer')}
          </DeskAct>
        </DeskRow>
      )}
    </DeskList>
  )
}

/** Whose session was canceled, and who did not choose yet: their seats elsewhere are held meanwhile. */
function Choosing({ found, page }: WaitingProps<'choosing'>) {
  const t = useTexts('panel-today')
  const { locale } = page
  const list = `${panelPath(listPaths.registration, locale)}?isChoosing=true`
  return (
    <DeskList id="choosing" title={t('choosing')} found={found} href={list}>
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
          <DeskAct href={pathOf('registration', _id, page)} of={`: ${customer}`}>
            {t('panel.view')}
          </DeskAct>
        </DeskRow>
      )}
    </DeskList>
  )
}

/** Mails that did not arrive, the oldest first; where they are listed they are sent again. */
function UndeliveredMails({ found, page }: WaitingProps<'undelivered'>) {
  const t = useTexts('panel-today')
  const { locale, now } = page
  const list = `${panelPath(listPaths.mail, locale)}?state=undelivered`
  return (
    <DeskList id="mails" title={t('mails')} found={found} href={list}>
      {({ _id, to, subject, createdAt }) => (
        <DeskRow
          id={_id}
          mark={['triangle', 'ochre']}
          title={<strong>{subject}</strong>}
          about={to}
          when={formatDeadline(createdAt, now, locale)}
        >
          <a href={`${list}&search=${encodeURIComponent(to)}`} aria-label={`${t('panel.view')}: ${subject}, ${to}`}>
            {t('panel.view')}
          </a>
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
  'mismatches',
  'overtaken',
  'messages',
  'due',
  'returns',
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

function Desk({ data, page, form }: PanelScreenProps<PanelTodayQuery>) {
  const t = useTexts('panel-today')
  const { people, sessions, urgent, total } = waitingIn(data, page)
  return (
    <>
      <p className="lead">
        {t.count('waiting', total)} {urgent > 0 && t.count('urgent', urgent)}
      </p>
      <Refusal form={form} />
      {total === 0 && <EmptyState seed="desk" title={t('nothing')} text={t('nothingText')} />}
      <WaitingSessions found={data.undecided} page={page} />
      <WaitingQuotations found={data.quotations} page={page} />
      <OvertakenQuotations found={data.overtaken} page={page} />
      <WaitingRequests found={data.requests} page={page} />
      <WaitingPayments found={data.mismatches} page={page} />
      <WaitingMessages found={data.messages} page={page} />
      <Choosing found={data.choosing} page={page} />
      <Returns found={data.returns} page={page} />
      <DueInvoices found={data.due} page={page} />
      <WaitingPeople people={people} page={page} />
      <UndeliveredMails found={data.undelivered} page={page} />
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
