import { formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import { shortestSearch } from '../../domain/values.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { Status } from '../../ui/kit/index.ts'
import {
  BulkOfChosen,
  BulkOfFound,
  BulkRefusal,
  phoneHref,
  ResourceList,
  type ScreenOf,
  useMay,
  WriteToChosen,
  writeHref,
} from '../kit/index.ts'
import { registrationList } from './page.ts'

export function Screen({ data, page }: ScreenOf<typeof registrationList.page>) {
  const t = useTexts('panel-registrations')
  const list = useTexts('panel-list')
  const phone = useTexts('panel-phone')
  const write = useTexts('panel-write')
  const mayRegister = useMay('desk')
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
  const by = found && found.total > 0 && !found.isMore ? registrationList.foundBy(page) : null
  return (
    <ResourceList
      list={registrationList}
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
      lead={
        <>
          <BulkRefusal />
          {isShort && <p className="muted">{list('shortSearch')}</p>}
        </>
      }
      choice={{
        nameOf: ({ customer }) => customer,
        actions: (
          <>
            {mayRegister && <WriteToChosen of="registrations" />}
            <BulkOfChosen />
          </>
        ),
      }}
      actions={
        <>
          {mayRegister && <Button href={phoneHref(page)}>{phone('new')}</Button>}
          {by && mayRegister && (
            <a className="link" href={writeHref({ found: by }, page)}>
              {write.count('writeFound', found?.total ?? 0)}
            </a>
          )}
          {found && by && <BulkOfFound found={by} count={found.total} />}
          {found?.isMore && <p className="muted">{t('more')}</p>}
        </>
      }
      columns={[
        { key: 'customer', label: t('customer'), opens: 'registration', cell: ({ customer }) => customer },
        { key: 'contact', isSecond: true, label: t('contact'), cell: ({ contact }) => contact },
        { key: 'course', label: t('course'), cell: ({ course }) => inLocale(course, locale) },
        { key: 'startDate', isSecond: true, label: t('startDate'), day: ({ startDate }) => startDate },
        {
          key: 'participants',
          isNumber: true,
          label: t('participants'),
          cell: ({ participants }) => String(participants),
        },
        { key: 'total', label: t('total'), amount: ({ total }) => total },
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
        { key: 'createdAt', label: t('createdAt'), since: ({ createdAt }) => createdAt },
      ]}
    />
  )
}
