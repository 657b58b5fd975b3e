import type { ChangeEvent } from 'react'
import type { RegistrationListQuery } from '../../../ui/gql/graphql.ts'
import { Mark } from '../../../ui/kit/mark.tsx'
import { statusMarks } from '../../../ui/kit/status-marks.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { useSearchFields } from '../kit/use-search-fields.ts'
import { listHref, registrationList, sortings } from './registration-list.ts'
import styles from './registrations.module.css'

type Counts = NonNullable<RegistrationListQuery['registrationTotals']>

const send = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit()

const choices = [
  { state: null, count: (counts: Counts) => counts.all },
  { state: 'awaiting_payment', count: (counts: Counts) => counts.awaitingPayment },
  { state: 'paid', count: (counts: Counts) => counts.paid },
  { state: 'certificate', count: (counts: Counts) => counts.certificates },
  { state: 'expired', count: (counts: Counts) => counts.expired },
] as const

/** Which of the registrations are shown, as links; on a phone the form has a list of the same. */
function States({ counts, page }: { counts: Counts; page: PageContext }) {
  const t = useTexts('registrations')
  const { status } = registrationList.read(page)
  return (
    <nav aria-label={t('filter')} className={styles.states}>
      {choices.map(({ state, count }) => (
        <a
          key={state ?? 'all'}
          className={styles.state}
          href={listHref(page, { status: state })}
          aria-current={state === (status ?? null) ? 'true' : undefined}
        >
          {state && <Mark kind={statusMarks[state][0]} tone={statusMarks[state][1]} />}
          {t(`filters.${state ?? 'all'}`)} <span className={styles.count}>{count(counts)}</span>
        </a>
      ))}
    </nav>
  )
}

/** Narrows the list: by state, by words of course or participant, in one of two orders. Everything is in the address. */
export function RegistrationFilters({ counts, page }: { counts: Counts; page: PageContext }) {
  const t = useTexts('registrations')
  const { status = '', text, sort = 'urgency' } = registrationList.read(page)
  const form = useSearchFields({ search: text, status, sort })
  return (
    <div className={styles.filters}>
      <States counts={counts} page={page} />
      <search>
        <form ref={form} className={styles.form}>
          <input
            className={styles.search}
            type="search"
            name="search"
            defaultValue={text}
            placeholder={t('search')}
            aria-label={t('search')}
            maxLength={100}
          />
          <select
            className={styles.stateList}
            name="status"
            aria-label={t('filter')}
            defaultValue={status}
            onChange={send}
          >
            {choices.map(({ state, count }) => (
              <option key={state ?? 'all'} value={state ?? ''}>
                {`${t(`filters.${state ?? 'all'}`)} (${count(counts)})`}
              </option>
            ))}
          </select>
          <select name="sort" aria-label={t('order')} defaultValue={sort} onChange={send}>
            {sortings.map((sorting) => (
              <option key={sorting} value={sorting}>
                {t(`orders.${sorting}`)}
              </option>
            ))}
          </select>
          <button type="submit" className={styles.send}>
            {t('common.search')}
          </button>
        </form>
      </search>
    </div>
  )
}
