import type { PanelTodayQuery } from '../../ui/gql/graphql.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { ActivitySubject, ActivityWords, activityPath, Moment, panelPath, usePage } from '../kit/index.ts'
import styles from './dashboard.module.css'

/** What was done last, by anybody. */
export function Latest({ data }: { data: PanelTodayQuery }) {
  const t = useTexts('panel-today')
  const { locale } = usePage()
  const rows = listed(data.activities?.items)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="latest-title">
      <h2 id="latest-title">{t('latest')}</h2>
      <ol className={styles.latest}>
        {rows.map((row) => (
          <li key={row._id}>
            <Moment at={row.at} />
            <span className="anywhere">
              <ActivityWords {...row} />
              {row.kind !== 'panel' && row.subject && (
                <>
                  {', '}
                  <ActivitySubject {...row} />
                </>
              )}
              {row.by && <span className="muted">{`\u00A0· ${row.by}`}</span>}
            </span>
          </li>
        ))}
      </ol>
      <a className="link" href={panelPath(activityPath, locale)}>
        {t('toActivity')}
      </a>
    </section>
  )
}
