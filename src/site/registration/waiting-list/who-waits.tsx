import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/kit/empty-state.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { stepAddress } from '../journey.ts'
import { WaitButton } from './wait-button.tsx'
import styles from './waiting-list.module.css'

interface WhoWaitsProps {
  people: readonly { _id: string; firstName: string; lastName: string }[]
  seatsLeft: number
  seed: string
  page: PageContext
}

/** Who would wait: as they were chosen for the registration, with the way to choose others. */
export function WhoWaits({ people, seatsLeft, seed, page }: WhoWaitsProps) {
  const t = useTexts('waiting-list')
  const choose = stepAddress(page, 'students')
  if (people.length === 0) {
    return (
      <EmptyState seed={seed} title={t('nobody')} text={t('nobodyText')}>
        <Button href={choose}>{t('choose')}</Button>
      </EmptyState>
    )
  }
  if (people.length <= seatsLeft) {
    return (
      <EmptyState seed={seed} title={t('free')} text={t('freeText')}>
        <Button href={choose}>{t('register')}</Button>
      </EmptyState>
    )
  }
  return (
    <section className={styles.who}>
      <h2>{t.count('who', people.length)}</h2>
      <ul className={styles.names}>
        {people.map(({ _id, firstName, lastName }) => (
          <li key={_id} data-id={_id}>
            {firstName} {lastName}
          </li>
        ))}
      </ul>
      <p>
        {t.count('how', people.length)} {seatsLeft > 0 && t.count('some', seatsLeft)}
      </p>
      <div className={styles.actions}>
        <WaitButton students={people.map(({ _id }) => _id)} />
        <a href={choose}>{t('others')}</a>
      </div>
    </section>
  )
}
