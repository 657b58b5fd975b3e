import { figureGroups, occupancyOf } from '../../domain/figures.ts'
import { inLocale } from '../../domain/locales.ts'
import type { PanelFiguresQuery } from '../../ui/gql/graphql.ts'
import { useTexts } from '../../ui/index.ts'
import { DataTable } from '../../ui/kit/index.ts'
import { usePage, Ways } from '../kit/index.ts'
import { Both } from './both.tsx'
import { type Bar, BarChart } from './chart.tsx'
import styles from './figures.module.css'
import { askedIn } from './page.ts'
import { Part } from './part.tsx'
import { useHref, useShow } from './use-figures.ts'

type Figures = NonNullable<PanelFiguresQuery['figures']>
type Group = NonNullable<Figures['groups'][number]>
type Measures = Group['now']

/** Bars of a chart of groups at most; the table has all. */
const mostBars = 10

/** Occupancy, revenue and margin by course, place or trainer. */
export function Groups({ groups }: { groups: readonly Group[] }) {
  const t = useTexts('panel-figures')
  const page = usePage()
  const href = useHref()
  const show = useShow()
  const { by } = askedIn(page)
  const others: Record<string, string> = {
    rooms: t('others.rooms'),
    cards: t('others.cards'),
    other: t('others.other'),
    nobody: t('others.nobody'),
  }
  const nameOf = ({ key, name }: Group) => inLocale(name, page.locale) ?? others[key] ?? key
  const barsOf = (of: (measures: Measures) => number | null | undefined, among: readonly Group[]) =>
    among
      .slice(0, mostBars)
      .map(
        (row): Bar => ({ key: row.key, label: nameOf(row), now: of(row.now) ?? null, before: of(row.before) ?? null }),
      )
  const withSeats = groups.filter(({ now, before }) => now.capacity + before.capacity > 0)
  const withMargin = groups.filter(({ now, before }) => now.costed + before.costed > 0)
  const ways = figureGroups.map((one) => ({ href: href({ by: one }), text: t(`by.${one}`), isCurrent: one === by }))
  const both = (row: Group, of: (measures: Measures) => string) => <Both now={of(row.now)} before={of(row.before)} />
  const margin = ({ margin: cents, costed, sessions, canceled }: Measures) =>
    costed === 0 || costed === sessions + canceled
      ? show.euros(cents)
      : t('marginOf', { margin: show.euros(cents), costed, sessions: sessions + canceled })
  return (
    <Part table="groups">
      <Ways label={t('tables.groups')} ways={ways} />
      {by === 'trainer' && <p className="muted">{t('sharedByHours')}</p>}
      <h3 className={styles.title}>{t('columns.revenue')}</h3>
      <BarChart title={t('columns.revenue')} bars={barsOf(({ revenue }) => revenue, groups)} show={show.euros} />
      <h3 className={styles.title}>{t('columns.occupancy')}</h3>
      <BarChart title={t('columns.occupancy')} bars={barsOf(occupancyOf, withSeats)} reaches={100} show={show.share} />
      <h3 className={styles.title}>{t('columns.margin')}</h3>
      {withMargin.length === 0 ? (
        <p className="muted">{t('noCosts')}</p>
      ) : (
        <BarChart title={t('columns.margin')} bars={barsOf((row) => row.margin, withMargin)} show={show.euros} />
      )}
      <DataTable
        caption={t('tables.groups')}
        rows={groups}
        idOf={({ key }) => key}
        columns={[
          { key: 'name', label: t(`by.${by}`), cell: nameOf },
          {
            key: 'sessions',
            label: t('columns.sessions'),
            isNumber: true,
            cell: (row) => both(row, ({ sessions }) => show.count(sessions)),
          },
          {
            key: 'occupancy',
            label: t('columns.occupancy'),
            isNumber: true,
            cell: (row) =>
              both(row, ({ seats, capacity }) =>
                capacity === 0
                  ? '–'
                  : t('seatsOf', { share: show.share(occupancyOf({ seats, capacity })), seats, capacity }),
              ),
          },
          {
            key: 'revenue',
            label: t('columns.revenue'),
            isNumber: true,
            cell: (row) => both(row, ({ revenue }) => show.euros(revenue)),
          },
          {
            key: 'margin',
            label: t('columns.margin'),
            isNumber: true,
            cell: (row) => both(row, margin),
          },
          {
            key: 'change',
            label: t('revenueChange'),
            isNumber: true,
            cell: ({ now, before }) => show.change(now.revenue, before.revenue),
          },
        ]}
      />
    </Part>
  )
}
