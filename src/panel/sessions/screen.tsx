import { brusselsDay } from '../../domain/days.ts'
import { inLocale } from '../../domain/locales.ts'
import { Button, listed, type PageContext, useTexts } from '../../ui/index.ts'
import type { ScreenOf } from '../kit/index.ts'
import { formHref, ResourceList, SessionStateMark, trainersHref } from '../kit/index.ts'
import { type SessionRow, sessionList } from './page.ts'

/** Of the course that the list is narrowed to, else of one that is chosen first. */
function newSessionHref(page: PageContext) {
  const course = sessionList.given(page, 'course')
  return course ? formHref('seriesOf', page, { course }) : formHref('series', page)
}

export function Screen({ data, page }: ScreenOf<typeof sessionList.page>) {
  const { locale } = page
  const t = useTexts('panel-sessions')
  const course = sessionList.given(page, 'course')
  const named = (value: string, name: SessionRow['location']['name']) => ({
    value,
    label: inLocale(name, page.locale) ?? value,
  })
  const courses = [{ value: course, label: inLocale(data.course?.title, page.locale) ?? '' }]
  const places = listed(data.allLocations).map(({ key, name }) => named(key, name))
  const languages = listed(data.allLanguages).map(({ code, name }) => named(code, name))
  return (
    <ResourceList
      list={sessionList}
      found={data.plannedSessions}
      filters={{
        course: course ? { label: t('course'), options: courses, every: t('everyCourse') } : undefined,
        title: course ? undefined : { label: t('course') },
        from: { label: t('from') },
        until: { label: t('until') },
        location: { label: t('place'), options: places, every: t('everyPlace') },
        language: { label: t('language'), options: languages, every: t('everyLanguage') },
        state: { label: t('state'), wordOf: (state) => t(`states.${state}`), every: t('panel.everything') },
      }}
      actions={
        <>
          <Button look="outline" href={trainersHref(brusselsDay(new Date(page.now)), page)}>
            {t('trainers')}
          </Button>
          <Button href={newSessionHref(page)}>{t('new')}</Button>
        </>
      }
      columns={[
        {
          key: 'course',
          label: t('course'),
          opens: 'session',
          cell: ({ plannedCourse }) => inLocale(plannedCourse.title, locale),
        },
        { key: 'startDate', label: t('common.when'), day: ({ startDate }) => startDate },
        { key: 'place', label: t('place'), cell: ({ location }) => inLocale(location.name, locale) },
        {
          key: 'language',
          isSecond: true,
          label: t('language'),
          cell: ({ language }) => inLocale(language.name, locale),
        },
        { key: 'trainer', label: t('trainer'), cell: ({ trainer }) => trainer?.name ?? '' },
        {
          key: 'registrationCount',
          isNumber: true,
          label: t('registered'),
          cell: ({ registrationCount, capacity }) => t('ofSeats', { count: registrationCount, capacity }),
        },
        {
          key: 'minimum',
          isSecond: true,
          isNumber: true,
          label: t('minimum'),
          cell: ({ minimum }) => (minimum ? t('atLeast', { count: minimum }) : ''),
        },
        { key: 'state', label: t('state'), cell: (row) => <SessionStateMark session={row} /> },
      ]}
    />
  )
}
