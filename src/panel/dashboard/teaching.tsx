import { absentWhen } from '../../domain/absences.ts'
import { brusselsDay } from '../../domain/days.ts'
import { calendarDay, formatDayInYear } from '../../domain/format.ts'
import { formatSchedule } from '../../domain/format-days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { EmptyState } from '../../ui/kit/index.ts'
import { allTaught, panelPath, Refusal, RowButton, trainersHref, usePage } from '../kit/index.ts'
import styles from './dashboard.module.css'
import { DeskPart, DeskRow, More } from './desk-row.tsx'
import { openTaughtForm } from './today-forms.ts'
import { shownRows } from './today-query.ts'

type Taught = NonNullable<NonNullable<PanelTodayQuery['taughtSessions']>[number]>

const isWaiting = ({ toNote, toGrade }: Taught) => toNote.length > 0 || toGrade > 0

const groups = ['today', 'waiting', 'coming', 'over'] as const

function groupOf(taught: Taught, now: string): (typeof groups)[number] {
  const today = brusselsDay(new Date(now))
  if (listed(taught.hours).some(({ start }) => calendarDay(start) === today)) return 'today'
  if (isWaiting(taught)) return 'waiting'
  return taught.end < now ? 'over' : 'coming'
}

/** A session with what is to be known before one goes there, and what waits of it. */
function TaughtRow({ taught, isOver }: { taught: Taught; isOver: boolean }) {
  const t = useTexts('panel-today')
  const { locale } = usePage()
  const words = useTexts('panel-sessions')
  const { _id, hours, room, participants, toGrade } = taught
  const title = inLocale(taught.title, locale) ?? ''
  const toNote = listed(taught.toNote)
  const halves = toNote.map(({ day, half }) => words(half, { day: formatDayInYear(day, locale) }))
  const lines = [
    ...formatSchedule(listed(hours), locale),
    [inLocale(taught.place, locale), room].filter(Boolean).join(', '),
  ]
  return (
    <DeskRow
      id={_id}
      mark={isWaiting(taught) ? ['quarter', 'ochre'] : [isOver ? 'full' : 'ring', 'good']}
      title={<strong>{title}</strong>}
      when={t.count('common.participantCount', participants)}
      about={
        <>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {halves.length > 0 && (
            <div className={styles.lacking}>{t('teaching.toNote', { halves: halves.join(' · ') })}</div>
          )}
          {toGrade > 0 && <div className={styles.lacking}>{t.count('teaching.toGrade', toGrade)}</div>}
        </>
      }
    >
      <RowButton form={openTaughtForm} sent={{ session: _id }} of={title} text={t('teaching.open')} />
    </DeskRow>
  )
}

/** The day of a trainer: the sessions that they teach, today’s first, and what waits of them. */
export function Teaching({ data }: { data: PanelTodayQuery }) {
  const t = useTexts('panel-today')
  const { now, locale, search } = usePage()
  const all = listed(data.taughtSessions)
  const waiting = all.filter(isWaiting).length
  return (
    <>
      {waiting > 0 && <p className="lead">{t.count('teaching.waits', waiting)}</p>}
      <Refusal />
      {all.length === 0 && <EmptyState seed="desk" title={t('teaching.none')} text={t('teaching.noneText')} />}
      {groups.map((group) => {
        const rows = all.filter((taught) => groupOf(taught, now) === group)
        const shown = search.show?.[0] === 'taught' ? rows : rows.slice(0, shownRows)
        return (
          <DeskPart
            key={group}
            id={`taught-${group}`}
            title={t(`teaching.${group}`)}
            count={rows.length}
            more={<More shown={shown.length} total={rows.length} href={panelPath(allTaught, locale)} />}
          >
            {shown.map((taught) => (
              <TaughtRow key={taught._id} taught={taught} isOver={group === 'over'} />
            ))}
          </DeskPart>
        )
      })}
    </>
  )
}

/** When a trainer said that they cannot come, and the way to their own calendar. */
export function OwnCalendar({ data }: { data: PanelTodayQuery }) {
  const t = useTexts('panel-today')
  const words = useTexts('panel-trainers')
  const page = usePage()
  const { locale, visitor } = page
  const today = brusselsDay(new Date(page.now))
  const own = listed(data.trainerCalendar).find(({ _id }) => _id === visitor?.trainer)
  const href = trainersHref(today, page)
  return (
    <section aria-labelledby="calendar-title">
      <h2 id="calendar-title">{t('teaching.calendar')}</h2>
      <ul className={styles.latest}>
        {listed(own?.absences).map((absence) => (
          <li key={absence._id} data-id={absence._id}>
            <span className="muted">{words('away')}</span>
            {absentWhen(absence, locale, (days) => words('period', days))}
          </li>
        ))}
      </ul>
      <p>
        <Button look="outline" href={`${href}&act=absence#absence-title`}>
          {words('own.note')}
        </Button>
      </p>
      <a className="link" href={href}>
        {t('teaching.toCalendar')}
      </a>
    </section>
  )
}
