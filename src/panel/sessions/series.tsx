import { inLocale } from '../../domain/locales.ts'
import { SelectField, SubmitButton, TextField } from '../../ui/forms/index.ts'
import type { SeriesPageQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, type PageContext, useTexts } from '../../ui/index.ts'
import {
  choicesOf,
  formHref,
  listPaths,
  PageForm,
  RecordHead,
  RecordLink,
  RecordPart,
  type ScreenOf,
  usePage,
} from '../kit/index.ts'
import listStyles from '../kit/list.module.css'
import { type SeriesCourse, seriesFields, seriesForm, type seriesPage } from './series-page.ts'
import { Plan } from './series-plan.tsx'

/** Which course sessions are planned of, where the address does not say. */
function ChooseCourse({ data }: { data: SeriesPageQuery }) {
  const t = useTexts('panel-series')
  const sessions = useTexts('panel-sessions')
  const page = usePage()
  return (
    <>
      <RecordHead list={[listPaths.session, sessions('title')]} title={t('title')} />
      <form action={formHref('seriesOf', page)} className={listStyles.search} data-form="series-course">
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
