import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import { Pagination } from '../../../ui/kit/pagination.tsx'
import { useTexts } from '../../../ui/texts.ts'
import { chosenPage, chosenStatus, pageSize, searchedText } from './asked-for.ts'
import type { ParticipantListProps } from './participant-list-props.ts'
import { ParticipantSearch } from './participant-search.tsx'
import { ParticipantTable } from './participant-table.tsx'
import styles from './participants.module.css'
import { participantsAddress } from './participants-address.ts'

/** The participants that are looked for, or why there are none. */
export function ParticipantList(props: ParticipantListProps) {
  const { page, participants, total, edited } = props
  const t = useTexts('participants')
  const isSearched = searchedText(page) !== '' || chosenStatus(page) !== undefined
  const isEmpty = participants.length === 0 && !edited
  if (isEmpty && !isSearched && total === 0) {
    return (
      <div className={styles.sheet}>
        <EmptyState seed="participants" title={t('none')} text={t('noneText')}>
          <Button href="#participant">{t('add')}</Button>
        </EmptyState>
      </div>
    )
  }
  return (
    <section className={styles.list} aria-label={t('title')}>
      <ParticipantSearch page={page} />
      {isEmpty ? (
        <div className={styles.sheet}>
          <EmptyState title={t('notFound')} text={t('notFoundText')}>
            <Button look="outline" href={participantsAddress(page, { q: null, status: null, page: null })}>
              {t('showAll')}
            </Button>
          </EmptyState>
        </div>
      ) : (
        <ParticipantTable {...props}>
          <Pagination
            total={total}
            page={chosenPage(page)}
            size={pageSize}
            hrefOf={(number) => participantsAddress(page, { page: number === 1 ? null : String(number) })}
          />
        </ParticipantTable>
      )}
    </section>
  )
}
