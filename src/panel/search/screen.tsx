import type { PanelSearchQuery } from '../../ui/gql/graphql.ts'
import { listed, useTexts } from '../../ui/index.ts'
import { EmptyState, Status } from '../../ui/kit/index.ts'
import { statusNames } from '../../ui/kit/status-marks.ts'
import { actsLike } from '../kit/acts-like.ts'
import { aboutOf, allHref, hrefOf, isWritten } from '../kit/found.ts'
import type { ScreenOf } from '../kit/index.ts'
import { CreditNoteState, PanelSearchField, panelActs, soughtNames, usePage } from '../kit/index.ts'
import record from '../kit/record.module.css'
import { type searchPage, soughtIn } from './page.ts'
import styles from './search.module.css'

type Group = NonNullable<NonNullable<NonNullable<PanelSearchQuery['panelSearch']>['groups']>[number]>

interface MoreProps {
  shown: number
  /** What they were found by. */
  sought: string
}

/** The way to those that are not shown. */
function More({ kind, total, isMore, shown, sought }: Pick<Group, 'kind' | 'total' | 'isMore'> & MoreProps) {
  const t = useTexts('panel-search')
  const page = usePage()
  if (total <= shown) return null
  if (isMore) return <p className="muted">{t('many', { count: total })}</p>
  const href = allHref(kind, sought, page.locale)
  if (!href) return null
  return (
    <p>
      <a className="link" href={href}>
        {t('all', { count: total })}
      </a>
    </p>
  )
}

function FoundGroup({ group, sought }: { group: Group } & Pick<MoreProps, 'sought'>) {
  const t = useTexts('panel-search')
  const page = usePage()
  const { locale } = page
  const items = listed(group.items)
  return (
    <section aria-labelledby={`found-${group.kind}`} className={styles.group}>
      <h2 id={`found-${group.kind}`}>{soughtNames(page)[group.kind]}</h2>
      <ul className={record.lines}>
        {items.map((item) => {
          const status = statusNames.find((name) => name === item.status)
          const isCreditNote = group.kind === 'invoice' && (item.amount ?? 0) < 0
          return (
            <li key={item._id} data-id={item._id}>
              <span className={styles.what}>
                <a className="link strong anywhere" href={hrefOf(group.kind, item, locale)}>
                  {item.title}
                </a>
                <span className="muted anywhere">
                  {isCreditNote && `${t('common.creditNote')} · `}
                  {aboutOf(item, locale)}
                </span>
              </span>
              {status && (isCreditNote ? <CreditNoteState status={status} /> : <Status status={status} />)}
            </li>
          )
        })}
      </ul>
      <More kind={group.kind} total={group.total} isMore={group.isMore} shown={items.length} sought={sought} />
    </section>
  )
}

export function Screen({ data }: ScreenOf<typeof searchPage>) {
  const t = useTexts('panel-search')
  const page = usePage()
  const sought = soughtIn(page)
  const groups = listed(data?.panelSearch?.groups)
  const acts = actsLike(panelActs(page.visitor, page), sought)
  const corrected = data?.panelSearch?.corrected
  return (
    <>
      <h1>{t('common.search')}</h1>
      <PanelSearchField id="search-here" className={styles.narrow} />
      {!sought && <p className="muted measure">{t('hint')}</p>}
      {corrected && <p role="status">{t('corrected', { text: corrected })}</p>}
      {groups.length === 0 && acts.length === 0 && <EmptyState title={t('panel.nothingFound')} text={t('hint')} />}
      {groups
        .filter((group) => !isWritten(group))
        .map((group) => (
          <FoundGroup key={group.kind} group={group} sought={corrected ?? sought} />
        ))}
      {acts.length > 0 && (
        <section aria-labelledby="found-acts" className={styles.group}>
          <h2 id="found-acts">{t('act')}</h2>
          <ul className={record.lines}>
            {acts.map(({ href, name }) => (
              <li key={href}>
                <a className="link" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {groups.filter(isWritten).map((group) => (
        <FoundGroup key={group.kind} group={group} sought={corrected ?? sought} />
      ))}
    </>
  )
}
