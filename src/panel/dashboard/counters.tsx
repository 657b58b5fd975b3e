import { brusselsDay, daysBetween } from '../../domain/days.ts'
import { formatDayInYear } from '../../domain/format.ts'
import { useTexts } from '../../ui/index.ts'
import { panelPath, usePage } from '../kit/index.ts'
import styles from './dashboard.module.css'
import type { Subject, Waiting } from './waiting.ts'

function Oldest({ since, on }: Pick<Waiting, 'since' | 'on'>) {
  const t = useTexts('panel-today')
  const { now, locale } = usePage()
  if (!since && !on) return null
  const days = since ? daysBetween(since, brusselsDay(new Date(now))) : 0
  const oldest = days > 0 ? t.count('oldest', days) : t('oldestToday')
  return <span className="muted">{since ? oldest : t('soonest', { day: formatDayInYear(on ?? '', locale) })}</span>
}

interface CountersProps {
  counts: readonly Waiting[]
  shown: Subject | undefined
}

/** How much waits of each subject: a press shows that alone, another one all of it again. */
export function Counters({ counts, shown }: CountersProps) {
  const t = useTexts('panel-today')
  const here = panelPath('', usePage().locale)
  return (
    <ul className={styles.counters} aria-label={t('counters')}>
      {counts.map(({ subject, count, since, on }) => (
        <li key={subject} data-subject={subject}>
          <a
            href={subject === shown ? here : `${here}?show=${subject}`}
            aria-current={subject === shown ? 'true' : undefined}
          >
            <strong>{count}</strong> {t(`counted.${subject}`)}
            <Oldest since={since} on={on} />
          </a>
        </li>
      ))}
    </ul>
  )
}
