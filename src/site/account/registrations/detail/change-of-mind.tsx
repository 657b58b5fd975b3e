import { formatAmount, formatDate } from '../../../../domain/format.ts'
import { localePath } from '../../../../domain/locales.ts'
import { Button } from '../../../../ui/button.tsx'
import type { CancellationEffectFragment } from '../../../../ui/gql/graphql.ts'
import { listed } from '../../../../ui/listed.ts'
import type { PageContext } from '../../../../ui/page-context.ts'
import { useTexts } from '../../../../ui/texts.ts'
import { isUnpaid, nameOf, type RegistrationRecord } from '../registration-list.ts'
import styles from './detail.module.css'

interface ChangeProps {
  record: RegistrationRecord
  effect: CancellationEffectFragment
  page: PageContext
}

/** The consumer's own right, by its own button, for as long as the law gives it. */
function Withdrawal({ record, effect, page }: ChangeProps) {
  const t = useTexts('registrations')
  if (!effect.withdrawableUntil) return null
  // The last instant of the last day: midnight belongs to the next one.
  const lastDay = new Date(Date.parse(effect.withdrawableUntil) - 1).toISOString()
  return (
    <section className={styles.part} data-withdrawal>
      <h2>{t('withdrawPart')}</h2>
      <p>{t('withdrawText', { date: formatDate(lastDay, page.locale) })}</p>
      <p className={styles.action}>
        <Button look="outline" href={`?withdraw=${record._id}`}>
          {t('withdraw')}
        </Button>
      </p>
    </section>
  )
}

/** What canceling would bring now, and the ways to it: everybody, or one of several. */
export function ChangeOfMind({ record, effect, page }: ChangeProps) {
  const t = useTexts('registrations')
  if (isUnpaid(record)) return <Withdrawal record={record} effect={effect} page={page} />
  const people = listed(record.students)
  const amounts = { refund: formatAmount(effect.refund, page.locale), kept: formatAmount(effect.kept, page.locale) }
  const isTooLate = effect.credit === 0 && effect.kept > 0
  return (
    <>
      {effect.isPossible && (
        <section className={styles.part} data-cancellation>
          <h2>{t('cancelPart')}</h2>
          <p>
            {isTooLate ? t('cancelNothingBack', amounts) : t('cancelTerms')}{' '}
            {!effect.withdrawal && effect.refund > 0 && t('cancelNow', amounts)}{' '}
            <a href={localePath(`/page/${t('cancelTermsSlug')}`, page.locale)}>{t('cancelTermsLink')}</a>
          </p>
          <p className={styles.action}>
            <Button look="outline" href={`?cancel=${record._id}`}>
              {t('cancelYes')}
            </Button>
          </p>
          {people.length > 1 && (
            <ul className={styles.people}>
              {people.map((person) => (
                <li key={person._id}>
                  <a href={`?cancel=${record._id}&participant=${person._id}`}>{t('leave', { name: nameOf(person) })}</a>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <Withdrawal record={record} effect={effect} page={page} />
    </>
  )
}
