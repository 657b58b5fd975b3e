import { formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { sessionStates } from '../../domain/session-states.ts'
import { Button } from '../../ui/button.tsx'
import type { SessionListQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../kit/define-panel-page.ts'
import { List, type ListColumn, RowName } from '../kit/list.tsx'
import type { ListField } from '../kit/list-search.tsx'
import { listPaths, panelPath, pathOf } from '../kit/paths.ts'
import { SessionStateMark } from '../kit/states.tsx'
import { type SessionRow, sessionSearch } from './page.ts'

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
      isSortable: true,
      label: t('when'),
      isWhole: true,
      cell: ({ startDate }) => formatDayInYear(startDate, locale),
    },
    { key: 'place', label: t('place'), cell: ({ location }) => inLocale(location.name, locale) },
    { key: 'language', isSecond: true, label: t('language'), cell: ({ language }) => inLocale(language.name, locale) },
    { key: 'trainer', label: t('trainer'), cell: ({ trainer }) => trainer?.name ?? '' },
    {
      key: 'registrationCount',
      isSortable: true,
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
  const { course } = sessionSearch(page)
  return `${panelPath(`${listPaths.session}/series`, page.locale)}${course ? `?course=${course}` : ''}`
}

function useFields(data: SessionListQuery, page: PageContext): ListField[] {
  const t = useTexts('panel-sessions')
  const { course, title, from, until, location, language, state } = sessionSearch(page)
  const named = (value: string, name: SessionRow['location']['name']) => ({
    value,
    label: inLocale(name, page.locale) ?? value,
  })
  const places = listed(data.allLocations).map(({ key, name }) => named(key, name))
  const languages = listed(data.allLanguages).map(({ code, name }) => named(code, name))
  const states = sessionStates.map((value) => ({ value, label: t(`states.${value}`) }))
  const courses = [{ value: course, label: inLocale(data.course?.title, page.locale) ?? '' }]
  return [
    course
      ? { name: 'course', label: t('course'), value: course, options: courses, every: t('everyCourse') }
      : { name: 'title', label: t('course'), value: title },
    { name: 'from', label: t('from'), value: from, kind: 'date' },
    { name: 'until', label: t('until'), value: until, kind: 'date' },
    { name: 'location', label: t('place'), value: location, options: places, every: t('everyPlace') },
    { name: 'language', label: t('language'), value: language, options: languages, every: t('everyLanguage') },
    { name: 'state', label: t('state'), value: state ?? '', options: states, every: t('everyState') },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<SessionListQuery>) {
  const t = useTexts('panel-sessions')
  return (
    <List
      {...{ page, path: listPaths.session, title: t('title'), noneText: t('noneText'), hasFile: true }}
      address={sessionSearch(page)}
      fields={useFields(data, page)}
      columns={useColumns(page)}
      rows={listed(data.plannedSessions?.items)}
      total={data.plannedSessions?.total ?? 0}
      idOf={({ _id }) => _id}
      actions={<Button href={newSessionHref(page)}>{t('new')}</Button>}
    />
  )
}
