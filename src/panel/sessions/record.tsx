import { formatAmount, formatDayInYear, formatFullDate, formatNumber, formatTimes } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { inLocale, type Locale, localePath } from '../../domain/locales.ts'
import type { DeskSessionQuery } from '../../ui/gql/graphql.ts'
import { type Fact, listed, useTexts } from '../../ui/index.ts'
import {
  ClashLink,
  listPaths,
  NotesPart,
  RecordFacts,
  RecordHead,
  RecordHistory,
  RecordPart,
  Refusal,
  type ScreenOf,
  SessionStateMark,
  usePage,
  WrittenPart,
} from '../kit/index.ts'
import styles from '../kit/record.module.css'
import { SessionActs } from './acts.tsx'
import { Change } from './change.tsx'
import { Costs } from './costs.tsx'
import { Evaluation } from './evaluation.tsx'
import { Material, MaterialQuestion } from './material.tsx'
import { Participants } from './participants.tsx'
import { Practical, PracticalQuestion } from './practical.tsx'
import { type DeskSession, isChanging, type SessionEvent, sessionIn, type sessionPage } from './record-page.ts'
import { ActQuestion, ResultQuestion } from './record-questions.tsx'
import { TrainerLinkQuestion, TrainerLinks } from './trainer-link.tsx'
import { TrainerRequestQuestion, TrainerRequests } from './trainer-requests.tsx'

const changes = ['planned', 'confirmed', 'canceled', 'undecided', 'present', 'absent', 'given', 'mended'] as const
const sendings = ['trainer-link-sent', 'trainer-link-revoked'] as const
const requests = [
  'trainer-request-sent',
  'trainer-request-reminded',
  'trainer-request-accepted',
  'trainer-request-declined',
  'trainer-request-withdrawn',
] as const
const removals = ['attendance-removed', 'result-removed', 'certificate-removed'] as const
const ofMaterial = ['added-material', 'renamed-material', 'removed-material'] as const
const fields = [
  ...(['schedule', 'location', 'language', 'trainer', 'capacity', 'minimum', 'decisionOn', 'duration'] as const),
  ...(['roomType', 'room', 'onlineLink', 'bring', 'contact', 'costs'] as const),
]

/** '16.5/20', as it is kept, in the reader's notation. */
const inNotation = (points: string, locale: Locale) =>
  points
    .split('/', 2)
    .map((part) => formatNumber(Number(part), locale))
    .join('/')

function useSentence() {
  const t = useTexts('panel-sessions')
  const { locale } = usePage()
  return ({ what, to, about }: SessionEvent): string => {
    if (what === 'result') return t('event.result', { about: about ?? '', to: inNotation(to, locale) })
    const known = [...changes, ...removals, ...sendings, ...ofMaterial, ...requests].find((name) => name === to)
    if (known) return t(`event.${known}`, { about: about ?? '' })
    const named = fields.filter((name) => about?.split(',').includes(name))
    return t('panel.changedAbout', { about: named.map((name) => t(`field.${name}`)).join(', ') })
  }
}

function SessionHistory({ events, of }: { events: readonly SessionEvent[]; of: string }) {
  const t = useTexts('panel-sessions')
  const sentence = useSentence()
  const moves = events.map((event) => ({ at: event.at, what: sentence(event), by: event.by ?? t('itself') }))
  return <RecordHistory moves={moves} of={['session', of]} />
}

function Facts({ session, data }: { session: DeskSession; data: DeskSessionQuery }) {
  const t = useTexts('panel-sessions')
  const { locale } = usePage()
  const { schedule, location, language, trainer, registrationCount, capacity, minimum, decisionOn } = session
  const { price, title, slug } = session.plannedCourse
  const others = listed(data.sessionPlanning?.trainers)
  const facts: Fact[] = [
    [
      t('course'),
      <a key="course" href={localePath(`/courses/${inLocale(slug, locale)}`, locale)}>
        {inLocale(title, locale)}
      </a>,
    ],
    [
      t('hours'),
      listed(schedule).map(({ start, end }) => (
        <div key={start}>
          {formatDayInYear(start, locale)}, {formatTimes(start, end, locale)}
        </div>
      )),
    ],
    [t('place'), inLocale(location.name, locale)],
    [t('houseRoom'), inLocale(data.sessionPlanning?.roomName, locale)],
    [t('language'), inLocale(language.name, locale)],
    [t('trainer'), trainer?.name],
    [
      t('moreTrainers'),
      others.length > 0 &&
        others.map(({ _id, name, start, end }) => (
          <div key={`${_id} ${start}`}>
            {name}, {formatDayInYear(start, locale)}, {formatTimes(start, end, locale)}
          </div>
        )),
    ],
    [t('registered'), t('ofSeats', { count: registrationCount, capacity })],
    [t('minimum'), minimum && t.count('common.participantCount', minimum)],
    [t('decisionOn'), decisionOn && formatFullDate(decisionOn, locale)],
    [t('price'), price === null || price === undefined ? t('panel.onRequest') : formatAmount(price, locale)],
  ]
  return <RecordFacts id="facts" title={t('facts')} facts={facts} />
}

/** What it meets in its room or with its trainer, and who said that it may. */
function Clashing({ planning }: { planning: DeskSessionQuery['sessionPlanning'] }) {
  const t = useTexts('panel-sessions')
  const { now, locale } = usePage()
  if (!planning || planning.clashes.length === 0) return null
  return (
    <RecordPart id="clashes" title={t('clashing')}>
      <ul className={styles.lines}>
        {listed(planning.clashes).map(({ _id, place, kind, name, acceptedBy, acceptedAt }) => (
          <li key={`${place} ${_id}`}>
            <ClashLink id={_id} kind={kind} name={inLocale(name, locale) ?? ''} />
            <span className="muted">
              {t(`clashOf.${place}`)};{' '}
              {acceptedAt
                ? t('acceptedBy', { name: acceptedBy ?? t('itself'), when: formatDeadline(acceptedAt, now, locale) })
                : t('notAccepted')}
            </span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

function WaitingList({ data }: { data: DeskSessionQuery }) {
  const t = useTexts('panel-sessions')
  const page = usePage()
  const entries = listed(data.waitingListEntries?.items)
  if (entries.length === 0) return null
  return (
    <RecordPart id="waiting" title={t('waiting')}>
      <ol className={styles.history}>
        {entries.map(({ _id, students, seats, createdAt }) => (
          <li key={_id} data-id={_id}>
            {t('waitingFor', {
              names: listed(students)
                .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
                .join(', '),
              seats: t.count('seats', seats),
              day: formatDayInYear(createdAt, page.locale),
            })}
          </li>
        ))}
      </ol>
    </RecordPart>
  )
}

export function Screen({ data, page, form }: ScreenOf<typeof sessionPage>) {
  const t = useTexts('panel-sessions')
  const session = sessionIn(data)
  if (!session) return null
  const participants = listed(data.sessionParticipants)
  const isAwaited = (data.waitingListEntries?.items.length ?? 0) > 0
  const practical = data.sessionPractical
  const isHeld = session.decision !== 'canceled'
  const mails = data.sessionMails
  const asked = { session, participants, isAwaited, mails, page, form }
  const title = inLocale(session.plannedCourse.title, page.locale)
  return (
    <>
      <RecordHead
        list={[listPaths.session, t('title')]}
        title={`${title}, ${formatDayInYear(session.startDate, page.locale)}`}
        status={<SessionStateMark session={session} />}
      />
      <Refusal />
      <SessionActs session={session} participants={participants} />
      {isChanging(page) && isHeld && <Change session={session} data={data} />}
      <RecordPart id="participants" title={t('common.participants')} isWide>
        <Participants session={session} participants={participants} />
      </RecordPart>
      <div className={styles.columns}>
        <div>
          <Facts session={session} data={data} />
          <Clashing planning={data.sessionPlanning} />
          {practical && isHeld && <Practical session={session} practical={practical} participants={participants} />}
          <TrainerRequests session={session} requests={listed(data.trainerRequests)} />
          <Material session={session} files={data.sessionFiles} />
          {data.trainerLink && <TrainerLinks session={session} links={data.trainerLink} />}
          {data.sessionEvaluation && <Evaluation evaluation={data.sessionEvaluation} />}
          <WaitingList data={data} />
          <Costs costs={data.sessionCosts?.costs} />
          <NotesPart subject="session" id={session._id} notes={data.notes} />
          <WrittenPart messages={data.deskMessages} />
        </div>
        <div>
          <SessionHistory events={listed(data.sessionHistory)} of={session._id} />
        </div>
      </div>
      <ActQuestion {...asked} />
      {practical && (
        <PracticalQuestion session={session} practical={practical} participants={participants} mails={mails} />
      )}
      <MaterialQuestion files={data.sessionFiles} />
      {data.trainerLink && <TrainerLinkQuestion session={session} links={data.trainerLink} />}
      <TrainerRequestQuestion
        session={session}
        requests={listed(data.trainerRequests)}
        choices={data.trainerRequestChoices}
      />
      <ResultQuestion {...asked} />
    </>
  )
}
