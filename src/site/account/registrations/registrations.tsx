import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { RegistrationListQuery } from '../../../ui/gql/graphql.ts'
import { Pagination } from '../../../ui/kit/pagination.tsx'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../define-page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { UnfinishedList } from '../unfinished.tsx'
import { CancelQuestion } from './cancel-question.tsx'
import { FeedOffer } from './feed-offer.tsx'
import { NoRegistrations } from './no-registrations.tsx'
import { OwnTrainings } from './own-trainings.tsx'
import { RegistrationFilters } from './registration-filters.tsx'
import { RegistrationGroups } from './registration-groups.tsx'
import { isUnpaid, listedBy, listHref, pageSize } from './registration-list.ts'
import styles from './registrations.module.css'
import { WaitingGroup } from './waiting/waiting-group.tsx'
import { WithdrawDialog } from './waiting/withdraw-dialog.tsx'

/** What a customer registered for: what is to be done first, then what comes, then what is over. */
export function Screen({ data, page }: ScreenProps<RegistrationListQuery>) {
  const t = useTexts('registrations')
  const wait = useTexts('waiting-list')
  const { locale, search } = page
  const list = data.registrations
  const records = listed(list?.items)
  const entries = listed(data.waitingListEntries?.items)
  const byStatus = (status: string) => entries.filter((entry) => entry.status === status)
  const left = entries.find(({ _id }) => _id === search.leave?.[0])
  const isEmpty = data.registrationTotals?.all === 0
  const asked = records.find((record) => record._id === search.cancel?.[0] && isUnpaid(record))
  const { page: number, sort, status, text } = listedBy(page)
  const isGrouped = sort === 'urgency'
  const due = records.filter(({ phase }) => isGrouped && phase === 'todo')
  const others = records.filter((record) => !due.includes(record))
  const actions = (
    <Button look="outline" href={localePath('/courses', locale)}>
      {t('findCourse')}
    </Button>
  )
  return (
    <AccountLayout page={page} title={t('title')} actions={isEmpty ? undefined : actions}>
      {data.registrationTotals && !isEmpty && <RegistrationFilters counts={data.registrationTotals} page={page} />}
      {records.length === 0 && !(isEmpty && entries.length > 0) && <NoRegistrations page={page} isEmpty={isEmpty} />}
      {!status && !text && number === 1 && (
        <UnfinishedList records={listed(data.unfinishedRegistrations)} page={page} />
      )}
      <WaitingGroup title={wait('offers')} entries={byStatus('offered')} page={page} />
      <RegistrationGroups records={due} isGrouped page={page} />
      <WaitingGroup title={wait('title')} entries={byStatus('waiting')} page={page} />
      <RegistrationGroups records={others} isGrouped={isGrouped} page={page} />
      {(list?.total ?? 0) > pageSize && (
        <Pagination
          total={list?.total ?? 0}
          page={number}
          size={pageSize}
          hrefOf={(to) => listHref(page, { page: String(to) })}
        />
      )}
      <OwnTrainings trainings={listed(data.ownTrainings)} page={page} />
      <FeedOffer address={data.calendarFeed?.address ?? null} />
      {page.visitor?.organisation && (
        <p className={styles.more}>
          <a href={localePath('/my-account/registration-data/year', locale)}>{t('toYear')}</a>
        </p>
      )}
      {left && <WithdrawDialog entry={left} page={page} />}
      {asked && <CancelQuestion record={asked} wayOutHref={listHref(page)} page={page} />}
    </AccountLayout>
  )
}
