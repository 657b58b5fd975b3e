import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { paymentOutcomes, registrationStatuses } from '../../domain/registration-states.ts'
import { shortestSearch } from '../../domain/shortest-search.ts'
import type { DeskRegistrationsQuery } from '../../ui/gql/graphql.ts'
import { Status } from '../../ui/kit/status.tsx'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../kit/define-panel-page.ts'
import { List, type ListColumn, RowName } from '../kit/list.tsx'
import type { ListField } from '../kit/list-search.tsx'
import { listPaths, pathOf } from '../kit/paths.ts'
import { type RegistrationRow, registrationSearch } from './page.ts'

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
      isSortable: true,
      isNumber: true,
      label: t('total'),
      cell: ({ total }) => formatAmount(total, locale),
    },
    {
      key: 'status',
      label: t('status'),
      cell: ({ status, isCanceled, creditNotes }) => (
        <>
          <Status status={status} label={t(isCanceled ? 'canceled' : `statuses.${status}`)} />
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
      isSortable: true,
      label: t('createdAt'),
      isWhole: true,
      cell: ({ createdAt }) => formatDayInYear(createdAt, locale),
    },
  ]
}

/** What the list is narrowed by: a course first, then one of its sessions. */
function useFields(data: DeskRegistrationsQuery, page: PageContext): ListField[] {
  const t = useTexts('panel-registrations')
  const { locale } = page
  const { search, status, outcome, course, session, isChoosing } = registrationSearch(page)
  const every = t('every')
  const statuses = registrationStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))
  const outcomes = paymentOutcomes.map((value) => ({ value, label: t(`outcomes.${value}`) }))
  const choices = (['true', 'false'] as const).map((value) => ({ value, label: t(`choosing.${value}`) }))
  const courses = listed(data.filteredCourses?.items).map(({ _id, title }) => ({
    value: _id,
    label: inLocale(title, locale) ?? '',
  }))
  const sessions = listed(data.courseSessions).map(({ _id, startDate, location }) => ({
    value: _id,
    label: `${formatDayInYear(startDate, locale)}, ${inLocale(location.name, locale)}`,
  }))
  return [
    { name: 'search', label: t('search'), value: search },
    { name: 'status', label: t('status'), value: status, options: statuses, every },
    { name: 'outcome', label: t('outcome'), value: outcome, options: outcomes, every },
    { name: 'course', label: t('course'), value: course, options: courses, every },
    ...(isChoosing ? [{ name: 'isChoosing', label: t('choice'), value: isChoosing, options: choices, every }] : []),
    ...(course ? [{ name: 'session', label: t('session'), value: session, options: sessions, every }] : []),
  ]
}

/** Searched, narrowed and sorted by the address. */
export function Screen({ data, page }: PanelScreenProps<DeskRegistrationsQuery>) {
  const t = useTexts('panel-registrations')
  const list = useTexts('panel-list')
  const address = registrationSearch(page)
  const isShort = address.search !== '' && address.search.length < shortestSearch
  const found = data.deskRegistrations
  return (
    <List
      {...{ page, address, path: listPaths.registration, title: t('title'), hasFile: true }}
      noneText={t('noneText')}
      lead={isShort && <p className="muted">{list('shortSearch')}</p>}
      fields={useFields(data, page)}
      columns={useColumns(page)}
      rows={listed(found?.items)}
      total={found?.total ?? 0}
      idOf={({ _id }) => _id}
      choice={{ nameOf: ({ customer }) => customer }}
      actions={found?.isMore && <p className="muted">{t('more')}</p>}
    />
  )
}
