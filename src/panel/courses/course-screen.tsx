import { formatDayInYear } from '../../domain/format.ts'
import { inLocale, type Localized, localePath, locales } from '../../domain/locales.ts'
import { type FormValues, SubmitButton } from '../../ui/forms/index.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import type { ScreenOf } from '../kit/index.ts'
import {
  eurosOf,
  listPaths,
  PageForm,
  panelPath,
  pathOf,
  RecordHead,
  RecordHistory,
  Refusal,
  usePage,
} from '../kit/index.ts'
import record from '../kit/record.module.css'
import styles from './course.module.css'
import { CourseFields } from './course-fields.tsx'
import type { CourseEvent, coursePage, newCoursePage, WrittenCourse } from './course-page.ts'
import { courseForm, courseTextsForm, newCourseForm, writtenTexts } from './course-page.ts'
import { typedProgramme, typedRows } from './rows.ts'

function useLabels(): Record<string, string> {
  const t = useTexts('panel-courses')
  const languages = useTexts('languages')
  const written = writtenTexts.flatMap((text) =>
    locales.map((locale) => [
      `${text}.${locale}`,
      t('inLanguage', { text: t(`texts.${text}`), language: languages(locale) }),
    ]),
  )
  const others = {
    banner: t('banner'),
    showOnHomePage: t('showOnHomePage'),
    type: t('panel.kind'),
    category: t('category'),
    euros: t('common.price'),
    earlyPrice: t('earlyPrice'),
    earlyDays: t('earlyDays'),
    groupPrice: t('groupPrice'),
    groupFrom: t('groupFrom'),
    days: t('days'),
    groupSize: t('groupSize'),
    subsidised: t('subsidised'),
    subsidyTheme: t('subsidyTheme'),
    trainingDatabaseNumber: t('trainingDatabaseNumber'),
    themes: t('themes'),
    locations: t('locations'),
    languages: t('panel.languages'),
    trainers: t('trainers'),
  }
  return { ...Object.fromEntries(written), ...others }
}

const ofSessions = ['planned', 'canceled', 'session-removed'] as const

/** What changed, in the order of the page: a text once, with its languages. */
function useNames() {
  const t = useTexts('panel-courses')
  const languages = useTexts('languages')
  const labels: Record<string, string> = { ...useLabels(), price: t('common.priceExclVat'), key: t('key') }
  return (about: string): string => {
    const names = about.split(',')
    const written = writtenTexts.flatMap((text) => {
      const changed = locales.filter((locale) => names.includes(`${text}.${locale}`))
      if (changed.length === 0) return []
      return [
        t('inLanguages', {
          text: t(`texts.${text}`),
          languages: changed.map((locale) => languages(locale)).join(', '),
        }),
      ]
    })
    return [...written, ...names.flatMap((name) => (name.includes('.') ? [] : (labels[name] ?? [])))].join(', ')
  }
}

/** Who did what with a course and which sessions came and went, the latest first. */
function CourseHistory({ events, of }: { events: readonly CourseEvent[]; of: string }) {
  const t = useTexts('panel-courses')
  const page = usePage()
  const names = useNames()
  const sentence = ({ to, about }: CourseEvent): string => {
    if (to === 'changed') return t('panel.changedAbout', { about: names(about ?? '') })
    const known = ofSessions.find((name) => name === to)
    return known ? t(`event.${known}`, { day: about ? formatDayInYear(about, page.locale) : '' }) : t('event.made')
  }
  const mayOpen = page.visitor?.role === 'STAFF'
  const moves = events.map((event) => ({
    at: event.at,
    what: sentence(event),
    href: mayOpen && event.session ? pathOf('session', event.session, page) : undefined,
    by: event.by,
  }))
  return <RecordHistory moves={moves} of={['course', of]} />
}

const written = (name: string, texts: Partial<Localized<string | null>> | null | undefined): FormValues => ({
  [`${name}.nl`]: texts?.nl ?? '',
  [`${name}.en`]: texts?.en ?? '',
  [`${name}.fr`]: texts?.fr ?? '',
})

const ids = (things: readonly ({ _id: string } | null)[]) => listed(things).map(({ _id }) => _id)
const ticked = (is: boolean) => (is ? 'on' : '')

function valuesOf(course: WrittenCourse, banner: string | null | undefined): FormValues {
  const { title, slug, summary, description, audience, certificate, bring, price } = course
  return {
    ...written('title', title),
    ...written('slug', slug),
    ...written('summary', summary),
    ...written('description', description),
    ...written('audience', audience),
    ...written('outcomes', typedRows(listed(course.outcomes))),
    ...written('programme', typedProgramme(listed(course.programme))),
    ...written('included', typedRows(listed(course.included))),
    ...written('certificate', certificate),
    ...written('bring', bring),
    updatedAt: course.updatedAt,
    banner: banner ?? '',
    showOnHomePage: ticked(course.showOnHomePage),
    type: course.type,
    category: course.category._id,
    days: String(course.days),
    subsidised: ticked(course.subsidised),
    euros: eurosOf(price),
    earlyPrice: eurosOf(course.earlyPrice),
    earlyDays: String(course.earlyDays ?? ''),
    groupPrice: eurosOf(course.groupPrice),
    groupFrom: String(course.groupFrom ?? ''),
    groupSize: course.groupSize ? String(course.groupSize) : '',
    subsidyTheme: course.subsidyTheme,
    trainingDatabaseNumber: course.trainingDatabaseNumber ?? '',
    themes: ids(course.themes),
    locations: ids(course.locations),
    languages: ids(course.languages),
    trainers: ids(course.trainers),
  }
}

export function CourseScreen({ data, page, form }: ScreenOf<typeof coursePage>) {
  const t = useTexts('panel-courses')
  const labels = useLabels()
  const { course } = data
  if (!course) return null
  const isStaff = page.visitor?.role === 'STAFF'
  const title = inLocale(course.title, page.locale) ?? ''
  const values = valuesOf(course, data.deskCourses?.items[0]?.banner)
  const definition = isStaff ? courseForm : courseTextsForm
  // What was typed goes by what was read then.
  const read = form?.form === definition.name ? form.values.updatedAt : undefined
  return (
    <>
      <RecordHead list={[listPaths.course, t('title')]} title={title} />
      <Refusal />
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields */}
      <div role="group" className={record.acts} aria-label={t('panel.actions')}>
        <Button look="outline" href={localePath(`/courses/${inLocale(course.slug, page.locale)}`, page.locale)}>
          {t('onSite')}
        </Button>
        {isStaff && (
          <>
            <Button look="outline" href={panelPath(`/sessions?course=${course._id}`, page.locale)}>
              {t('itsSessions')}
            </Button>
            <Button look="outline" href={panelPath(`/sessions/series?course=${course._id}`, page.locale)}>
              {t('planSeries')}
            </Button>
          </>
        )}
      </div>
      <PageForm definition={definition} values={values} labels={labels} className={styles.form}>
        <input type="hidden" name="updatedAt" value={read ?? course.updatedAt} />
        <CourseFields links={data} isStaff={isStaff} />
        <SubmitButton label={t('common.save')} />
      </PageForm>
      <CourseHistory events={listed(data.courseHistory)} of={course._id} />
    </>
  )
}

export function NewCourseScreen({ data }: ScreenOf<typeof newCoursePage>) {
  const t = useTexts('panel-courses')
  const labels = useLabels()
  return (
    <>
      <RecordHead list={[listPaths.course, t('title')]} title={t('new')} />
      <Refusal />
      <PageForm definition={newCourseForm} labels={labels} className={styles.form}>
        <CourseFields links={data} isStaff />
        <SubmitButton label={t('add')} />
      </PageForm>
    </>
  )
}
