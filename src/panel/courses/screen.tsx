import { formatAmount } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { Mark } from '../../ui/kit/index.ts'
import { formHref, ResourceList, type ScreenOf } from '../kit/index.ts'
import styles from './course.module.css'
import { courseList } from './page.ts'

/** Whether a language has all texts, or how many it lacks. */
function Completeness({ missing }: { missing: number }) {
  const t = useTexts('panel-courses')
  return (
    <span className={styles.state} data-status={missing === 0 ? 'complete' : 'incomplete'}>
      <Mark kind={missing === 0 ? 'full' : 'half'} tone={missing === 0 ? 'good' : 'ochre'} />
      {missing === 0 ? t('complete') : t.count('panel.textsMissing', missing)}
    </span>
  )
}

export function Screen({ data, page }: ScreenOf<typeof courseList.page>) {
  const { locale } = page
  const languages = useTexts('languages')
  const t = useTexts('panel-courses')
  const categories = listed(data.allCategories).map(({ key, name }) => ({
    value: key,
    label: inLocale(name, page.locale) ?? key,
  }))
  return (
    <ResourceList
      list={courseList}
      found={data.deskCourses}
      every={t('panel.all')}
      filters={{
        search: { label: t('search') },
        type: { label: t('panel.kind'), wordOf: (type) => t(`types.${type}`) },
        category: { label: t('category'), options: categories },
        state: { label: t('panel.state'), wordOf: (state) => t(`states.${state}`) },
      }}
      actions={page.visitor?.role === 'STAFF' && <Button href={formHref('course', page)}>{t('new')}</Button>}
      columns={[
        { key: 'title', label: t('common.course'), opens: 'course', cell: ({ title }) => inLocale(title, locale) },
        { key: 'type', label: t('panel.kind'), cell: ({ type }) => t(`types.${type}`) },
        { key: 'category', isSecond: true, label: t('category'), cell: ({ category }) => inLocale(category, locale) },
        {
          key: 'price',
          isAmount: true,
          isNumber: true,
          label: t('common.priceExclVat'),
          cell: ({ price }) =>
            price === null || price === undefined ? t('panel.onRequest') : formatAmount(price, locale),
        },
        {
          key: 'sessions',
          isNumber: true,
          label: t('sessions'),
          cell: ({ sessions }) => String(sessions),
        },
        {
          key: 'en',
          isLabelled: true,
          label: languages('en'),
          cell: ({ missing }) => <Completeness missing={missing.en} />,
        },
        {
          key: 'fr',
          isLabelled: true,
          label: languages('fr'),
          cell: ({ missing }) => <Completeness missing={missing.fr} />,
        },
        { key: 'updatedAt', label: t('updatedAt'), since: ({ updatedAt }) => updatedAt },
      ]}
    />
  )
}
