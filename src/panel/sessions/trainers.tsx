import { absentHours, absentWhen, isMissed } from '../../domain/absences.ts'
import { brusselsDay } from '../../domain/days.ts'
import { formatDayInYear, formatFullDate, formatMonth, formatTimes } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { SelectField, SubmitButton, TextField } from '../../ui/forms/index.ts'
import type { PanelTrainersQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { Mark } from '../../ui/kit/index.ts'
import {
  allTaught,
  DayHead,
  isWeekend,
  listPaths,
  monthIn,
  PageForm,
  panelPath,
  pathOf,
  RecordHead,
  RecordPart,
  Refusal,
  RowButton,
  type ScreenOf,
  trainersHref,
  useMay,
  usePage,
  useRefused,
  Ways,
} from '../kit/index.ts'
import styles from '../kit/month-grid.module.css'
import record from '../kit/record.module.css'
import { absenceForm, presenceForm, type trainersPage } from './trainers-page.ts'

type Trainer = NonNullable<NonNullable<PanelTrainersQuery['trainerCalendar']>[number]>

const lessonsOn = ({ lessons }: Trainer, day: string) =>
  listed(lessons).filter(({ start }) => brusselsDay(new Date(start)) === day)
const absencesOn = ({ absences }: Trainer, day: string) =>
  listed(absences).filter(({ fromDay, untilDay }) => fromDay <= day && day <= untilDay)

/** Where a session is seen: by who plans, or on the own day of who teaches it. */
function useSessionHref() {
  const page = usePage()
  const mayPlan = useMay('desk')
  return (id: string) => (mayPlan ? pathOf('session', id, page) : `${panelPath(allTaught, page.locale)}#row-${id}`)
}

/** The days of a trainer: what they teach leads to it, days on which they cannot come are crossed. */
function Cell({ trainer, day }: { trainer: Trainer; day: string }) {
  const t = useTexts('panel-trainers')
  const page = usePage()
  const sessionHref = useSessionHref()
  const [lessons, absences] = [lessonsOn(trainer, day), absencesOn(trainer, day)]
  if (lessons.length + absences.length === 0) return <span className={styles.free} />
  return (
    <>
      {lessons.map(({ session, start, end, title, place }) => {
        const hours = formatTimes(start, end, page.locale)
        const words = [inLocale(title, page.locale), hours, inLocale(place, page.locale)].join(', ')
        return (
          <a
            key={`${session} ${start}`}
            className={`${styles.tile} ${styles.laid}`}
            href={sessionHref(session)}
            title={words}
            data-lesson={session}
          >
            <Mark kind="full" tone="good" />
            <span className="visually-hidden">{words}</span>
          </a>
        )
      })}
      {absences.map((absence) => {
        const hours = absentHours(absence, page.locale)
        const words = [[t('away'), hours].filter(Boolean).join(', '), absence.reason].filter(Boolean).join(': ')
        return (
          <span key={absence._id} className={`${styles.tile} ${styles.asked}`} title={words} data-absence={absence._id}>
            <Mark kind={hours ? 'half' : 'crossed'} />
            <span className="visually-hidden">{words}</span>
          </span>
        )
      })}
    </>
  )
}

/** Trainers below each other, days beside each other. */
function Grid({ trainers, title }: { trainers: readonly Trainer[]; title: string }) {
  const t = useTexts('panel-trainers')
  const { days, today } = monthIn(usePage())
  return (
    <div className={styles.scroll}>
      <table className={styles.grid}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.room}>
              {t('trainer')}
            </th>
            {days.map((day) => (
              <DayHead key={day} day={day} isToday={day === today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {trainers.map((trainer) => (
            <tr key={trainer._id} data-id={trainer._id}>
              <th scope="row" className={styles.room}>
                {trainer.name}
              </th>
              {days.map((day) => (
                <td key={day} className={isWeekend(day) ? styles.weekend : undefined}>
                  <Cell trainer={trainer} day={day} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same on a phone: what there is of each trainer, in words. */
function TrainerList({ trainers }: { trainers: readonly Trainer[] }) {
  const { locale } = usePage()
  const sessionHref = useSessionHref()
  return (
    <div className={styles.list}>
      {trainers
        .filter(({ lessons }) => lessons.length > 0)
        .map(({ _id, name, lessons }) => (
          <section key={_id} aria-labelledby={`trainer-${_id}`}>
            <h2 id={`trainer-${_id}`}>{name}</h2>
            <ul className="anywhere">
              {listed(lessons).map(({ session, start, end, title, place }) => (
                <li key={`${session} ${start}`}>
                  <a href={sessionHref(session)}>{inLocale(title, locale)}</a>
                  <span>
                    {formatFullDate(start, locale)}, {formatTimes(start, end, locale)}
                  </span>
                  <span>{inLocale(place, locale)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

function AbsenceForm({ trainers }: { trainers: readonly Trainer[] }) {
  const t = useTexts('panel-trainers')
  const page = usePage()
  const { first, today } = monthIn(page)
  const day = first > today ? first : today
  const own = useMay('desk') ? undefined : page.visitor?.trainer
  const labels = {
    trainer: t('trainer'),
    fromDay: t('fromDay'),
    untilDay: t('untilDay'),
    fromTime: t('fromTime'),
    untilTime: t('untilTime'),
    reason: t('reason'),
  }
  const values = { trainer: page.search.trainer?.[0] ?? '', fromDay: day, untilDay: day }
  return (
    <RecordPart id="absence" title={t(own ? 'own.note' : 'note')}>
      <PageForm definition={absenceForm} values={values} labels={labels}>
        {own ? (
          <input type="hidden" name="trainer" value={own} />
        ) : (
          <SelectField
            name="trainer"
            options={trainers.map(({ _id, name }) => ({ value: _id, label: name }))}
            empty={t('choose')}
          />
        )}
        <TextField name="fromDay" type="date" width="short" />
        <TextField name="untilDay" type="date" width="short" />
        <TextField name="fromTime" type="time" width="short" hint={t('hoursHint')} optional />
        <TextField name="untilTime" type="time" width="short" optional />
        <TextField name="reason" width="medium" hint={t('reasonHint')} optional />
        <SubmitButton label={t('noteIt')}>
          <a href={trainersHref(first, page)}>{t('panel.doNothing')}</a>
        </SubmitButton>
      </PageForm>
    </RecordPart>
  )
}

/** Who cannot come this month, with what they were to teach on those days. */
function Absences({ trainers }: { trainers: readonly Trainer[] }) {
  const t = useTexts('panel-trainers')
  const { locale } = usePage()
  const sessionHref = useSessionHref()
  const mayPlan = useMay('desk')
  const away = trainers.flatMap(({ name, absences, lessons }) =>
    listed(absences).map((absence) => ({
      ...absence,
      name,
      missed: listed(lessons).filter((lesson) => isMissed(lesson, absence)),
    })),
  )
  if (away.length === 0) return null
  return (
    <RecordPart id="absences" title={t(mayPlan ? 'awayTitle' : 'own.away')}>
      <ul className={record.lines}>
        {away.map(({ _id, name, reason, by, missed, ...absence }) => {
          const when = absentWhen(absence, locale, (days) => t('period', days))
          return (
            <li key={_id} data-id={_id}>
              <span>{[name, when, reason].filter(Boolean).join(', ')}</span>
              {by && <span className="muted">{by}</span>}
              {missed.map(({ session, start, title }) => (
                <a key={`${session} ${start}`} href={sessionHref(session)}>
                  {t('missed', { title: inLocale(title, locale) ?? '', day: formatDayInYear(start, locale) })}
                </a>
              ))}
              <RowButton
                form={presenceForm}
                sent={{ absence: _id }}
                of={`${name}, ${when}`}
                text={t(mayPlan ? 'remove' : 'own.remove')}
              />
            </li>
          )
        })}
      </ul>
    </RecordPart>
  )
}

/** A month of all trainers, or of the one who asks: a grid of days, and on a phone a list of what each teaches. */
export function Screen({ data, page }: ScreenOf<typeof trainersPage>) {
  const t = useTexts('panel-trainers')
  const sessions = useTexts('panel-sessions')
  const frame = useTexts('panel-frame')
  const mayPlan = useMay('desk')
  const own = useRefused(absenceForm.name)
  const { month, first, previous, next, current } = monthIn(page)
  const trainers = listed(data.trainerCalendar)
  const inWords = formatMonth(month, page.locale)
  const isNoting = page.search.act?.[0] === 'absence' || own !== undefined
  return (
    <>
      <RecordHead
        list={mayPlan ? [listPaths.session, sessions('title')] : ['', frame('today')]}
        title={t(mayPlan ? 'titleOf' : 'own.titleOf', { month: inWords })}
      />
      <Ways
        label={t('ways')}
        ways={[
          { href: trainersHref(previous, page), text: formatMonth(previous, page.locale), rel: 'prev' },
          { href: trainersHref(current, page), text: t('current'), isCurrent: month === current },
          { href: trainersHref(next, page), text: formatMonth(next, page.locale), rel: 'next' },
        ]}
      />
      <Refusal />
      {isNoting ? (
        <AbsenceForm trainers={trainers} />
      ) : (
        <p>
          <Button look="outline" href={`${trainersHref(first, page)}&act=absence#absence-title`}>
            {t(mayPlan ? 'note' : 'own.note')}
          </Button>
        </p>
      )}
      <Grid trainers={trainers} title={t(mayPlan ? 'caption' : 'own.caption', { month: inWords })} />
      <TrainerList trainers={trainers} />
      <ul className={styles.legend} aria-label={t('legend')}>
        <li>
          <span className={`${styles.tile} ${styles.laid}`}>
            <Mark kind="full" tone="good" />
          </span>
          {t('teaches')}
        </li>
        <li>
          <span className={`${styles.tile} ${styles.asked}`}>
            <Mark kind="crossed" />
          </span>
          {t('away')}
        </li>
        <li>
          <span className={`${styles.tile} ${styles.asked}`}>
            <Mark kind="half" />
          </span>
          {t('awayPart')}
        </li>
      </ul>
      <Absences trainers={trainers} />
    </>
  )
}
