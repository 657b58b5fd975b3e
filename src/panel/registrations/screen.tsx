import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { shortestSearch } from '../../domain/values.ts'
import type { DeskRegistrationsQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import { type ListColumn, type PanelScreenProps, pathOf, ResourceList, RowName } from '../kit/index.ts'
import { type RegistrationRow, registrationList } from './page.ts'

function useColumns(page: PageContext): ListColumn<RegistrationRow>[] {
  const t = useTexts('panel-registrations')
  const { locale } = page
  return [
    {
      key: 'customer',
      label: t('customer'),
      cell: ({ _id, customer }) => <RowName href={pathOf('registration', _id, page)}>{customer}</RowName>,
    },
    { key: 'contact', isSecond: true, label: t('contact'), cell: ({ contact }) => contact },
    { key: 'course', label: t('course'), cell: ({ course }) => inLocale(course, locale) },
    {
      key: 'startDate',
      isSecond: true,
      label: t('startDate'),
      isWhole: true,
      cell: ({ startDate }) => formatDayInYear(startDate, locale),
    },
    {
      key: 'participants',
      isNumber: true,
      label: t('participants'),
      cell: ({ participants }) => String(participants),
    },
    {
      key: 'total',
      isNumber: true,
      label: t('total'),
      cell: ({ total }) => formatAmount(total, locale),
    },
    {
      key: 'status',
      label: t('panel.status'),
      cell: ({ status, isCanceled, creditNotes }) => (
        <>
          <Status status={status} label={t(isCanceled ? 'canceled' : `status.${status}`)} />
          {listed(creditNotes).map(({ number }) => (
            <div key={number} className="muted">
              {number}
            </div>
          ))}
        </>
      ),
    },
    {
      key: 'createdAt',
      label: t('createdAt'),
      isWhole: true,
      cell: ({ createdAt }) => formatDayInYear(createdAt, locale),
    },
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<DeskRegistrationsQuery>) {
  const t = useTexts('panel-registrations')
  const list = useTexts('panel-list')
  const { locale } = page
  const given = (name: 'search' | 'course' | 'isChoosing') => registrationList.given(page, name)
  const isShort = given('search') !== '' && given('search').length < shortestSearch
  const courses = listed(data.filteredCourses?.items).map(({ _id, title }) => ({
    value: _id,
    label: inLocale(title, locale) ?? '',
  }))
  const sessions = listed(data.courseSessions).map(({ _id, startDate, location }) => ({
    value: _id,
    label: `${formatDayInYear(startDate, locale)}, ${inLocale(location.name, locale)}`,
  }))
  const found = data.deskRegistrations
  return (
    <ResourceList
      list={registrationList}
      page={page}
      found={found}
      every={t('panel.everything')}
      filters={{
        search: { label: t('search') },
        status: { label: t('panel.status'), wordOf: (status) => t(`status.${status}`) },
        outcome: { label: t('panel.payment'), wordOf: (outcome) => t(`outcomes.${outcome}`) },
        course: { label: t('course'), options: courses },
        isChoosing: given('isChoosing') ? { label: t('choice'), wordOf: (is) => t(`choosing.${is}`) } : undefined,
        session: given('course') ? { label: t('session'), options: sessions } : undefined,
      }}
      lead={isShort && <p className="muted">{list('shortSearch')}</p>}
      choice={{ nameOf: ({ customer }) => customer }}
      actions={found?.isMore && <p className="muted">{t('more')}</p>}
      columns={useColumns(page)}
    />
  )
}
