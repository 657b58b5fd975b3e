import { brusselsDay } from '../../domain/days.ts'
import { formatDayWithWeekday } from '../../domain/format.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../define-panel-page.ts'
import { Differences } from './differences.tsx'
import { differencesIn } from './differences-in.ts'
import styles from './today.module.css'
import { UndeliveredMails } from './undelivered-mails.tsx'
import { OvertakenQuotations, WaitingQuotations, WaitingRequests } from './waiting-bookings.tsx'
import { Choosing, WaitingMessages } from './waiting-customers.tsx'
import { DueInvoices, Returns } from './waiting-money.tsx'
import { WaitingPayments } from './waiting-payments.tsx'
import { RefuseQuestion, WaitingPeople } from './waiting-people.tsx'
import { SessionQuestion, WaitingSessions } from './waiting-sessions.tsx'
import { Welcome } from './welcome.tsx'

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
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
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
