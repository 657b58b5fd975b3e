import { formatDayInYear, formatTimes } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { planSeries } from '../../domain/sessions.ts'
import { SelectField, SubmitButton, TextField } from '../../ui/forms/index.ts'
import type { SeriesPageQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, type PageContext, useTexts } from '../../ui/index.ts'
import { ActionForm, Mark, Notice } from '../../ui/kit/index.ts'
import {
  Clashes,
  ClashLink,
  choicesOf,
  clashesIn,
  listPaths,
  PageForm,
  RecordHead,
  RecordLink,
  RecordPart,
  RowLink,
  type ScreenOf,
  usePage,
  useRefused,
} from '../kit/index.ts'
import listStyles from '../kit/list.module.css'
import styles from '../kit/record.module.css'
import {
  makeSeriesForm,
  moveForm,
  movingHref,
  planFields,
  type SeriesCourse,
  seriesFields,
  seriesForm,
  seriesIn,
  type seriesPage,
  withDay,
} from './series-page.ts'

type Met = NonNullable<NonNullable<SeriesPageQuery['seriesClashes']>[number]>
type Planned = ReturnType<typeof planSeries>['sessions'][number]

/** What is filled in of the series, in a form that does one thing more. */
const Given = ({ given }: { given: Partial<Record<string, string>> }) =>
  planFields.map((name) => <input key={name} type="hidden" name={name} value={given[name] ?? ''} />)

/** To which day one of it moves. */
function MoveForm({ first, given }: { first: string; given: Partial<Record<string, string>> }) {
  const t = useTexts('panel-series')
  const page = usePage()
  return (
    <PageForm definition={moveForm} values={{ moveTo: first }} labels={{ moveTo: t('moveTo') }}>
      <Given given={given} />
      <input type="hidden" name="moveFrom" value={first} />
      <TextField name="moveTo" type="date" width="short" />
      <SubmitButton label={t('move')} look="outline">
        <a href={withDay(page, 'restore', first)}>{t('panel.doNothing')}</a>
      </SubmitButton>
    </PageForm>
  )
}

/** One of it: its days and hours, what it meets there, and what can be done about that. */
function PlannedRow({
  session,
  met,
  given,
}: {
  session: Planned
  met: readonly Met[]
  given: Partial<Record<string, string>>
}) {
  const t = useTexts('panel-series')
  const sessions = useTexts('panel-sessions')
  const page = usePage()
  const refused = useRefused(moveForm.name)
  const { first, days, schedule } = session
  const inWords = (day: string) => formatDayInYear(day, page.locale)
  const name = days.map(inWords).join(', ')
  const isMoved = days[0] !== first
  const asked = refused?.values.moveFrom ?? page.search.move?.[0]
  return (
    <li data-day={first}>
      <span>
        {name}
        {isMoved && <span className="muted">, {t('movedFrom', { day: inWords(first) })}</span>}
      </span>
      {schedule.slice(0, 1).map(({ start, end }) => (
        <span key={start}>{formatTimes(start, end, page.locale)}</span>
      ))}
      {met.map(({ _id, place, kind, name: other }) => (
        <span key={`${place} ${_id}`} data-clashes={place}>
          <Mark kind="triangle" /> {sessions(`clashOf.${place}`)}:{' '}
          <ClashLink id={_id} kind={kind} name={inLocale(other, page.locale) ?? ''} />
        </span>
      ))}
      {asked === first ? (
        <MoveForm first={first} given={given} />
      ) : (
        <span className="links">
          <RowLink className="link" href={withDay(page, 'skip', first)} of={name} text={t('skip')} />
          <RowLink className="link" href={movingHref(page, first)} of={name} text={t('move')} />
          {isMoved && (
            <RowLink className="link" href={withDay(page, 'restore', first)} of={name} text={t('moveBack')} />
          )}
        </span>
      )}
    </li>
  )
}

/** What is planned on no day: a holiday, or because who plans it left it out. */
function LeftOut({ skipped, leftOut }: Pick<ReturnType<typeof planSeries>, 'skipped' | 'leftOut'>) {
  const t = useTexts('panel-series')
  const page = usePage()
  const inWords = (day: string) => formatDayInYear(day, page.locale)
  return (
    <>
      {skipped.length > 0 && <p>{t('skipped', { days: skipped.map(inWords).join(', ') })}</p>}
      {leftOut.length > 0 && (
        <ul className={styles.lines} aria-label={t('leftOut')} data-left-out>
          {leftOut.map((day) => (
            <li key={day}>
              <span className="muted">{t('isLeftOut', { day: inWords(day) })}</span>
              <RowLink className="link" href={withDay(page, 'restore', day)} of={inWords(day)} text={t('takeBack')} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The sessions as they will be, what each meets, and the button that makes them. */
function Plan({ data }: { data: SeriesPageQuery }) {
  const t = useTexts('panel-series')
  const own = useRefused(makeSeriesForm.name)
  const page = usePage()
  const found = seriesIn(page)
  if (!found) return null
  const { given, series } = found
  const { sessions, ...others } = planSeries(series)
  const met = listed(data.seriesClashes)
  const asked = clashesIn(own)
  const keys = own?.details ? asked.map(({ key }) => key) : met.map(({ place, kind, _id }) => `${place}.${kind}.${_id}`)
  const refused = own && (own.message ?? Object.values(own.errors)[0])
  const meeting = new Set(met.flatMap(({ days }) => listed(days)))
  return (
    <RecordPart id="plan" title={t('plan')}>
      <div role="alert">{refused && <Notice tone="bad" title={refused} />}</div>
      {meeting.size > 0 && <Notice tone="wait" title={t.count('meets', meeting.size)} />}
      <ol className={styles.lines} data-plan>
        {sessions.map((session) => (
          <PlannedRow
            key={session.first}
            session={session}
            met={met.filter(({ days }) => days.includes(session.first))}
            given={given}
          />
        ))}
      </ol>
      <LeftOut {...others} />
      <Clashes clashes={asked.filter(({ id }) => !met.some(({ _id }) => _id === id))} />
      {sessions.length > 0 && (
        <ActionForm name={makeSeriesForm.name}>
          <Given given={given} />
          {keys.length > 0 && (
            <>
              <input type="hidden" name="isClashAccepted" value="on" />
              <input type="hidden" name="seenClashes" value={keys.join(' ')} />
            </>
          )}
          <Button type="submit">{keys.length > 0 ? t('makeAnyway') : t.count('make', sessions.length)}</Button>
        </ActionForm>
      )}
    </RecordPart>
  )
}

/** Which course sessions are planned of, where the address does not say. */
function ChooseCourse({ data }: { data: SeriesPageQuery }) {
  const t = useTexts('panel-series')
  const sessions = useTexts('panel-sessions')
  const page = usePage()
  return (
    <>
      <RecordHead list={[listPaths.session, sessions('title')]} title={t('title')} />
      <form method="get" className={listStyles.search} data-form="series-course">
        <div>
          <label htmlFor="course">{sessions('course')}</label>
          <select id="course" name="course" required>
            {listed(data.deskCourses?.items).map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {inLocale(title, page.locale)}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit">{t('choose')}</Button>
      </form>
    </>
  )
}

/** What is usual, where the course itself says nothing. */
const usual = { from: '09:00', until: '16:30', everyWeeks: '1', times: '4', capacity: '12' }

/** Contact hours of a day of the usual ones, without lunch. */
const usualHours = 6.5

/** Contact hours of a session of so many days, as its next one has them. */
function hoursOfDays({ days, sessions }: SeriesCourse) {
  const [next] = listed(sessions)
  return String(days * (next ? next.duration / listed(next.schedule).length : usualHours))
}

/** What stands in the fields: what the address says, else what the course suggests. */
function valuesOf(course: SeriesCourse, { search }: PageContext) {
  const { days, groupSize, locations, languages } = course
  const suggested: Record<string, string> = {
    ...usual,
    days: String(days),
    capacity: groupSize ? String(groupSize) : usual.capacity,
    duration: hoursOfDays(course),
    location: locations[0]?._id ?? '',
    language: languages[0]?._id ?? '',
  }
  const isAsked = search.firstDay !== undefined
  return Object.fromEntries(
    seriesFields.map((name) => [name, search[name]?.[0] ?? (isAsked ? '' : (suggested[name] ?? ''))]),
  )
}

function Fields({ data, course }: { data: SeriesPageQuery; course: SeriesCourse }) {
  const t = useTexts('panel-series')
  const sessions = useTexts('panel-sessions')
  const { locale } = usePage()
  const trainers = listed(course.trainers).map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <>
      <TextField name="firstDay" type="date" width="short" />
      <TextField name="from" type="time" width="short" />
      <TextField name="until" type="time" width="short" />
      <TextField name="days" inputMode="numeric" width="short" hint={t('daysHint')} />
      <TextField name="duration" inputMode="decimal" width="short" hint={sessions('durationHint')} />
      <TextField name="everyWeeks" inputMode="numeric" width="short" hint={t('everyWeeksHint')} />
      <TextField name="times" inputMode="numeric" width="short" hint={t('timesHint')} />
      <SelectField name="location" options={choicesOf(data.allLocations, locale)} />
      <SelectField name="language" options={choicesOf(data.allLanguages, locale)} />
      <SelectField name="trainer" options={trainers} empty={sessions('noTrainer')} optional />
      <TextField name="capacity" inputMode="numeric" width="short" />
      <TextField name="minimum" inputMode="numeric" width="short" hint={sessions('minimumHint')} optional />
      <SelectField
        name="roomType"
        options={choicesOf(data.allRoomTypes, locale)}
        empty={sessions('noHouseRoom')}
        hint={sessions('houseRoomHint')}
        optional
      />
      <TextField name="room" width="medium" hint={sessions('roomHint')} optional />
    </>
  )
}

/** Several sessions of a course at once: the days are shown before they are made. */
export function Screen({ data, page }: ScreenOf<typeof seriesPage>) {
  const t = useTexts('panel-series')
  const sessions = useTexts('panel-sessions')
  const courses = useTexts('panel-courses')
  const { course } = data
  if (!course) return <ChooseCourse data={data} />
  const labels = {
    firstDay: sessions('firstDay'),
    from: sessions('fromHour'),
    until: sessions('untilHour'),
    days: t('days'),
    everyWeeks: t('everyWeeks'),
    times: t('times'),
    location: sessions('place'),
    language: sessions('language'),
    trainer: sessions('trainer'),
    capacity: sessions('capacity'),
    minimum: sessions('minimum'),
    duration: sessions('common.contactHours'),
    roomType: sessions('houseRoom'),
    room: sessions('room'),
  }
  return (
    <>
      <RecordHead list={[listPaths.course, courses('title')]} title={t('title')} />
      <p>
        <RecordLink to="course" id={course._id} className="link" text={inLocale(course.title, page.locale)} />
      </p>
      <RecordPart id="series" title={t('when')}>
        <PageForm definition={seriesForm} values={valuesOf(course, page)} labels={labels}>
          <Fields data={data} course={course} />
          <SubmitButton label={t('show')} look="outline" />
        </PageForm>
      </RecordPart>
      <Plan data={data} />
    </>
  )
}
