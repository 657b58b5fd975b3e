import { mergeSides } from '../../../domain/doubles.ts'
import { formatDayInYear, formatFullDate } from '../../../domain/format.ts'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { Compared } from './compared-query.ts'
import styles from './double.module.css'

interface SideProps {
  side: Compared['kept']
  title: string
  page: PageContext
}

function Side({ side, title, page: { locale } }: SideProps) {
  const t = useTexts('panel-doubles')
  return (
    <section aria-labelledby={side._id}>
      <h3 id={side._id}>{title}</h3>
      <p className="muted">{t('since', { day: formatFullDate(side.createdAt, locale) })}</p>
      {side.records.length === 0 && <p>{t('nothing')}</p>}
      {listed(side.records).map(({ kind, count, newest }) => (
        <details key={kind} className={styles.records} data-records={kind}>
          <summary>{t.count(`${kind}Count`, count)}</summary>
          <ul>
            {listed(newest).map(({ name, at }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and they never change places
              <li key={place}>{at ? `${name}, ${formatDayInYear(at, locale)}` : name}</li>
            ))}
          </ul>
          {count > newest.length && <p className="muted">{t.count('more', count - newest.length)}</p>}
        </details>
      ))}
    </section>
  )
}

/** What each of two has; all of it is of the one that stays afterwards. */
export function SideRecords({ compared, page }: { compared: Compared; page: PageContext }) {
  const t = useTexts('panel-doubles')
  return (
    <div className={styles.sides}>
      {mergeSides.map((side) => (
        <Side key={side} side={compared[side]} title={t(side, { name: compared[side].name })} page={page} />
      ))}
    </div>
  )
}
