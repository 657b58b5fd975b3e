import { formatDays, formatDeadline } from '../../../domain/format-days.ts'
import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import band from '../account-band.module.css'
import styles from './due-band.module.css'
import type { RegistrationRecord } from './registration-list.ts'

type Choice = NonNullable<RegistrationRecord['choice']>

/** At the foot of what we canceled: another date or the money back, each asked once more on the registration's own page. */
export function ChoiceBand({ id, choice, page }: { id: string; choice: Choice; page: PageContext }) {
  const t = useTexts('registrations')
  const { locale, now } = page
  const { offered, until } = choice
  const own = localePath(`/my-account/registration-data/${id}`, locale)
  const days = listed(offered?.schedule).map(({ start }) => start)
  return (
    <div className={band.band} data-choice={until}>
      <p className={styles.words}>
        {offered ? t('choiceText', { until: formatDeadline(until, now, locale) }) : t('choiceNone')}
      </p>
      {offered && (
        <div className={styles.actions}>
          <a className={styles.cancel} href={`${own}?${new URLSearchParams({ cancel: id })}`}>
            {t('choiceBack')}
          </a>
          <Button href={`${own}?${new URLSearchParams({ move: offered._id })}`}>
            {t('choiceMove', { date: formatDays(days, locale) })}
          </Button>
        </div>
      )}
    </div>
  )
}
