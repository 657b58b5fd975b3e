import { formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import type { SessionListQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, type PageContext, useTexts } from '../../ui/index.ts'
import type { ListColumn, PanelScreenProps } from '../kit/index.ts'
import { listPaths, panelPath, pathOf, ResourceList, RowName, SessionStateMark } from '../kit/index.ts'
import { type SessionRow, sessionList } from './page.ts'

function useColumns(page: PageContext): ListColumn<SessionRow>[] {
  const t = useTexts('panel-sessions')
  const { locale } = page
  return [
    {
      key: 'course',
      label: t('course'),
      cell: ({ _id, plannedCourse }) => (
        <RowName href={pathOf('session', _id, page)}>{inLocale(plannedCourse.title, locale)}</RowName>
      ),
    },
    {
      key: 'startDate',
      label: t('common.when'),
      isWhole: true,
      cell: ({ startDate }) => formatDayInYear(startDate, locale),
    },
    { key: 'place', label: t('place'), cell: ({ location }) => inLocale(location.name, locale) },
    { key: 'language', isSecond: true, label: t('language'), cell: ({ language }) => inLocale(language.name, locale) },
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
  ]
}

/** Of the course that the list is narrowed to, else of one that is chosen first. */
function newSessionHref(page: PageContext) {
  const course = sessionList.given(page, 'course')
  return `${panelPath(`${listPaths.session}/series`, page.locale)}${course ? `?course=${course}` : ''}`
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<SessionListQuery>) {
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
      page={page}
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
      actions={<Button href={newSessionHref(page)}>{t('new')}</Button>}
      columns={useColumns(page)}
    />
  )
}
