import { inLocale, localePath } from '../../../domain/locales.ts'
import { registrationPhases } from '../../../domain/registrations.ts'
import { Button } from '../../../ui/button.tsx'
import type { RegistrationListQuery, WaitingRecordFragment } from '../../../ui/gql/graphql.ts'
import { ActionButton, ActionForm } from '../../../ui/kit/action-form.tsx'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Mark } from '../../../ui/kit/mark.tsx'
import { Pagination } from '../../../ui/kit/pagination.tsx'
import { Question } from '../../../ui/kit/question.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { AccountLayout } from '../kit/account-layout.tsx'
import { CopyField } from '../kit/copy-field.tsx'
import { UnfinishedList } from '../kit/unfinished.tsx'
import { CancelQuestion } from './cancel-question.tsx'
import { MaterialList } from './material-list.tsx'
import { ParticipantResults } from './participant-results.tsx'
import { PracticalPart } from './practical-part.tsx'
import { CourseSheet, RecordSheet } from './record-sheet.tsx'
import { RegistrationFilters } from './registration-filters.tsx'
import type { OwnTraining, RegistrationRecord } from './registration-list.ts'
import { isUnpaid, listHref, pageSize, registrationList } from './registration-list.ts'
import styles from './registrations.module.css'
import { WaitingGroup } from './waiting-group.tsx'

/** The house's offer: the lessons in one's own calendar, by an address that is secret and can be revoked. */
function FeedOffer({ address }: { address: string | null }) {
  const t = useTexts('registrations')
  return (
    <section className={styles.offer} aria-labelledby="feed-title">
      <div>
        <h2 id="feed-title" className={styles.title}>
          {t('feedTitle')}
        </h2>
        <p>{t(address ? 'feedText' : 'feedNone')}</p>
      </div>
      {address ? (
        <div className={styles.way}>
          <CopyField text={address} aria-label={t('feedAddress')} data-feed />
          <ActionForm name="calendar-feed-revoke">
            <button type="submit" className={styles.revoke}>
              {t('feedRevoke')}
            </button>
          </ActionForm>
        </div>
      ) : (
        <ActionButton name="calendar-feed" look="ink">
          {t('feedMake')}
        </ActionButton>
      )}
    </section>
  )
}

/** One session that one sits in: nothing can be done about it here, whoever ordered it does that. */
function TrainingSheet({ training, page }: { training: OwnTraining; page: PageContext }) {
  const t = useTexts('registrations')
  const { locale, visitor } = page
  const { session, organisation, registration, phase, result, certificate, hasAttendanceAttest } = training
  return (
    <CourseSheet
      session={session}
      href={localePath(`/courses/${inLocale(session.course.slug, locale)}`, locale)}
      locale={locale}
      words={
        (organisation || registration) && (
          <p>
            {organisation && t('orderedBy', { name: organisation })}{' '}
            {registration && (
              <a
                href={localePath(`${page.path}/${registration}/training-leave/${training._id}.pdf`, locale)}
                target="_blank"
                rel="noopener"
              >
                {t('trainingLeave.attest')}
              </a>
            )}
          </p>
        )
      }
    >
      <p className={styles.phase} data-status={phase}>
        <Mark kind={phase === 'past' ? 'full' : 'ring'} tone={phase === 'past' ? 'good' : 'ochre'} />
        {t(`ownPhases.${phase}`)}
      </p>
      {phase === 'coming' && <PracticalPart practical={training.practical} page={page} />}
      <MaterialList session={session._id} files={training.practical.files} page={page} />
      {(result || certificate || hasAttendanceAttest) && (
        <ParticipantResults
          people={[training]}
          registration={registration ?? null}
          nameOf={() => visitor?.name ?? ''}
          locale={locale}
        />
      )}
    </CourseSheet>
  )
}

/** What one follows oneself that another one ordered, an employer mostly: to be seen, with one's own papers. */
function OwnTrainings({ trainings, page }: { trainings: readonly OwnTraining[]; page: PageContext }) {
  const t = useTexts('registrations')
  if (trainings.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby="own-title">
      <h2 id="own-title" className={styles.groupTitle}>
        {t('ownTitle')}
      </h2>
      <p className={styles.own}>{t('ownText')}</p>
      <ul className="stack-3">
        {trainings.map((training) => (
          <li key={`${training._id} ${training.session._id}`} data-own={training.session._id}>
            <TrainingSheet training={training} page={page} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The records, each group under what it asks; in one list where they stand in another order. */
function RegistrationGroups(props: { records: readonly RegistrationRecord[]; isGrouped: boolean; page: PageContext }) {
  const { records, isGrouped, page } = props
  const t = useTexts('registrations')
  const groups = isGrouped
    ? registrationPhases.map((phase) => ({
        title: t(`phases.${phase}`),
        records: records.filter((record) => record.phase === phase),
      }))
    : [{ title: t('orders.newest'), records }]
  return groups
    .filter((group) => group.records.length > 0)
    .map((group) => (
      <section key={group.title} className={styles.group}>
        <h2 className={styles.groupTitle}>{group.title}</h2>
        <ul className="stack-3">
          {group.records.map((record) => (
            <li key={record._id} data-id={record._id}>
              <RecordSheet record={record} page={page} />
            </li>
          ))}
        </ul>
      </section>
    ))
}

/** Asks before a place in the list is lost, or seats that are kept. */
function WithdrawDialog({ entry, page }: { entry: WaitingRecordFragment; page: PageContext }) {
  const t = useTexts('waiting-list')
  const isOffer = entry.status === 'offered'
  return (
    <Question
      id="leave-waiting-list"
      title={t('leaveTitle', { course: inLocale(entry.session.course.title, page.locale) ?? '' })}
      text={t(isOffer ? 'leaveOfferText' : 'leaveText')}
      wayOut={t(isOffer ? 'leaveNotOffer' : 'leaveNot')}
      wayOutHref={listHref(page)}
      name="waiting-list-withdraw"
      sent={{ id: entry._id }}
      look="danger"
      button={t(isOffer ? 'leaveOffer' : 'leave')}
    />
  )
}

/** Nothing yet, with the way to the first; or nothing that fits. */
function NoRegistrations({ page, isEmpty }: { page: PageContext; isEmpty: boolean }) {
  const t = useTexts('registrations')
  if (isEmpty) {
    return (
      <EmptyState seed="registrations" title={t('noneTitle')} text={t('noneText')}>
        <Button href={localePath('/courses', page.locale)}>{t('findCourse')}</Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('nothingFitsTitle')} text={t('nothingFitsText')}>
      <Button look="outline" href={localePath(page.path, page.locale)}>
        {t('showAll')}
      </Button>
    </EmptyState>
  )
}

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
  const { number, sort, status, text } = registrationList.read(page)
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
          hrefOf={(to) => listHref(page, { page: to })}
        />
      )}
      <OwnTrainings trainings={listed(data.ownTrainings)} page={page} />
      <FeedOffer address={data.calendarFeed?.address ?? null} />
      {page.visitor?.organisation && (
        <p className={styles.more}>
          <a href={localePath(`${page.path}/year`, locale)}>{t('toYear')}</a>
        </p>
      )}
      {left && <WithdrawDialog entry={left} page={page} />}
      {asked && <CancelQuestion record={asked} wayOutHref={listHref(page)} page={page} />}
    </AccountLayout>
  )
}
