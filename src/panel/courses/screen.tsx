import { courseTypes } from '../../domain/courses.ts'
import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import type { CourseDeskQuery } from '../../ui/gql/graphql.ts'
import { Mark } from '../../ui/kit/mark.tsx'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../kit/define-panel-page.ts'
import { List, type ListColumn, RowName } from '../kit/list.tsx'
import { listPaths, pathOf } from '../kit/paths.ts'
import styles from './course.module.css'
import { type CourseRow, courseSearch, courseStateNames } from './page.ts'

/** Whether a language has all texts, or how many it lacks. */
function Completeness({ missing }: { missing: number }) {
  const t = useTexts('panel-courses')
  return (
    <span className={styles.state} data-status={missing === 0 ? 'complete' : 'incomplete'}>
      <Mark kind={missing === 0 ? 'full' : 'half'} tone={missing === 0 ? 'good' : 'ochre'} />
      {missing === 0 ? t('complete') : t.count('missing', missing)}
    </span>
  )
}

function useColumns(page: PageContext): ListColumn<CourseRow>[] {
  const t = useTexts('panel-courses')
  const languages = useTexts('languages')
  const { locale } = page
  return [
    {
      key: 'title',
      isSortable: true,
      label: t('course'),
      cell: ({ _id, title }) => <RowName href={pathOf('course', _id, page)}>{inLocale(title, locale)}</RowName>,
    },
    { key: 'type', label: t('type'), cell: ({ type }) => t(`types.${type}`) },
    { key: 'category', label: t('category'), cell: ({ category }) => inLocale(category, locale) },
    {
      key: 'price',
      isSortable: true,
      isNumber: true,
      label: t('price'),
      cell: ({ price }) => (price === null || price === undefined ? t('onRequest') : formatAmount(price, locale)),
    },
    {
      key: 'sessions',
      isSortable: true,
      isNumber: true,
      label: t('sessions'),
      cell: ({ sessions }) => String(sessions),
    },
    { key: 'en', label: languages('en'), cell: ({ missing }) => <Completeness missing={missing.en} /> },
    { key: 'fr', label: languages('fr'), cell: ({ missing }) => <Completeness missing={missing.fr} /> },
    {
      key: 'updatedAt',
      isSortable: true,
      label: t('updatedAt'),
      isWhole: true,
      cell: ({ updatedAt }) => formatDayInYear(updatedAt, locale),
    },
  ]
}

function useFields(data: CourseDeskQuery, page: PageContext) {
  const t = useTexts('panel-courses')
  const { search, type, category, state } = courseSearch(page)
  const every = t('every')
  const types = courseTypes.map((value) => ({ value, label: t(`types.${value}`) }))
  const states = courseStateNames.map((value) => ({ value, label: t(`states.${value}`) }))
  const categories = listed(data.allCategories).map(({ key, name }) => ({
    value: key,
    label: inLocale(name, page.locale) ?? key,
  }))
  return [
    { name: 'search', label: t('search'), value: search },
    { name: 'type', label: t('type'), value: type, options: types, every },
    { name: 'category', label: t('category'), value: category, options: categories, every },
    { name: 'state', label: t('state'), value: state ?? '', options: states, every },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<CourseDeskQuery>) {
  const t = useTexts('panel-courses')
  return (
    <List
      {...{ page, path: listPaths.course, title: t('title'), noneText: t('noneText') }}
      address={courseSearch(page)}
      fields={useFields(data, page)}
      columns={useColumns(page)}
      rows={listed(data.deskCourses?.items)}
      total={data.deskCourses?.total ?? 0}
      idOf={({ _id }) => _id}
      actions={page.visitor?.role === 'STAFF' && <Button href={pathOf('course', 'new', page)}>{t('new')}</Button>}
    />
  )
}
