import { daysOf, isByWeek, occupancyOf } from '../../domain/figures.ts'
import { formatDate, formatMonth } from '../../domain/format.ts'
import type { PanelFiguresQuery } from '../../ui/gql/graphql.ts'
import { Button, listed, useTexts } from '../../ui/index.ts'
import { DataTable, Notice } from '../../ui/kit/index.ts'
import { type ScreenOf, usePage, Ways } from '../kit/index.ts'
import { type Bar, BarChart } from './chart.tsx'
import styles from './figures.module.css'
import { Groups } from './groups.tsx'
import { askedIn, type figuresPage, nearPeriods } from './page.ts'
import { Part } from './part.tsx'
import { Funnel, Steps } from './steps.tsx'
import { useHref, useShow } from './use-figures.ts'

type Figures = NonNullable<PanelFiguresQuery['figures']>
function usePeriodName() {
  const t = useTexts('panel-figures')
  const { locale } = usePage()
  return (period: string) => {
    const [year = '', part = ''] = period.split('-')
    if (part.startsWith('Q')) return t('common.quarter', { quarter: part.slice(1), year })
    return part ? formatMonth(period, locale) : year
  }
}

/** Which period, by its name or by its days. */
function Choices({ figures }: { figures: Figures }) {
  const t = useTexts('panel-figures')
  const page = usePage()
  const href = useHref()
  const nameOf = usePeriodName()
  const { period, by, isRefused } = askedIn(page)
  const ways = nearPeriods(page.now).map((one) => ({
    href: href({ period: one }),
    text: nameOf(one),
    isCurrent: one === period,
  }))
  return (
    <>
      <Ways label={t('periods')} ways={ways} />
      <form className={styles.range}>
        <input type="hidden" name="by" value={by} />
        <label>
          {t('from')}
          <input type="date" name="from" defaultValue={figures.from} required />
        </label>
        <label>
          {t('until')}
          <input type="date" name="until" defaultValue={figures.until} required />
        </label>
        <Button type="submit" look="outline">
          {t('show')}
        </Button>
      </form>
      {isRefused && <Notice tone="wait" title={t('noPeriod')} />}
    </>
  )
}

interface ComparedRow {
  key: string
  label: string
  now: string
  before: string
  change: string
}

function ComparedTable({ caption, heading, rows }: { caption: string; heading: string; rows: readonly ComparedRow[] }) {
  const t = useTexts('panel-figures')
  return (
    <DataTable
      caption={caption}
      rows={rows}
      idOf={({ key }) => key}
      columns={[
        { key: 'label', label: heading, cell: ({ label }) => label },
        { key: 'now', label: t('now'), isNumber: true, cell: ({ now }) => now },
        { key: 'before', label: t('before'), isNumber: true, cell: ({ before }) => before },
        { key: 'change', label: t('change'), isNumber: true, cell: ({ change }) => change },
      ]}
    />
  )
}

function Summary({ figures }: { figures: Figures }) {
  const t = useTexts('panel-figures')
  const show = useShow()
  const { now, before, registrations, seats, leadDays, ended } = figures
  const endedOf = (which: 'now' | 'before') => listed(ended).reduce((sum, row) => sum + row[which], 0)
  const row = (key: string, label: string, own: number | null, past: number | null, as = show.count) => ({
    key,
    label,
    now: as(own),
    before: as(past),
    change: show.change(own, past),
  })
  const ofSessions = (key: 'sessions' | 'canceled') => row(key, t(`summary.${key}`), now[key], before[key])
  const rows = [
    row('revenue', t('summary.revenue'), now.revenue, before.revenue, show.euros),
    row('margin', t('summary.margin'), now.margin ?? null, before.margin ?? null, show.euros),
    ofSessions('sessions'),
    ofSessions('canceled'),
    row('occupancy', t('summary.occupancy'), occupancyOf(now), occupancyOf(before), show.share),
    row('registrations', t('summary.registrations'), registrations.now, registrations.before),
    row('seats', t('summary.seats'), seats.now, seats.before),
    row('ended', t('summary.ended'), endedOf('now'), endedOf('before')),
    row('leadDays', t('summary.leadDays'), leadDays.now ?? null, leadDays.before ?? null),
  ]
  return (
    <Part table="summary" text={t('how.summary', { costed: now.costed, sessions: now.sessions + now.canceled })}>
      <ComparedTable caption={t('tables.summary')} heading={t('figure')} rows={rows} />
    </Part>
  )
}

interface CountedProps {
  table: 'revenue' | 'lead' | 'ended'
  heading: string
  rows: readonly { key: string; now: number; before: number }[]
  nameOf(key: string): string
  show?: (value: number) => string
}

/** Numbers of both periods: a chart, and the same as a table. */
function Counted({ table, heading, rows, nameOf, show }: CountedProps) {
  const t = useTexts('panel-figures')
  const { count, change } = useShow()
  const shown = show ?? count
  const bars = rows.map(({ key, now, before }): Bar => ({ key, label: nameOf(key), now, before }))
  return (
    <Part table={table}>
      <BarChart title={t(`tables.${table}`)} bars={bars} show={shown} />
      <ComparedTable
        caption={t(`tables.${table}`)}
        heading={heading}
        rows={rows.map(({ key, now, before }) => ({
          key,
          label: nameOf(key),
          now: shown(now),
          before: shown(before),
          change: change(now, before),
        }))}
      />
    </Part>
  )
}

/** What visitors looked for and there is not: words, and how often. */
function Searches({ rows }: { rows: readonly { key: string; now: number; before: number }[] }) {
  const t = useTexts('panel-figures')
  const { count, change } = useShow()
  return (
    <Part table="searches" text={rows.length === 0 ? t('noSearches') : undefined}>
      {rows.length > 0 && (
        <ComparedTable
          caption={t('tables.searches')}
          heading={t('searched')}
          rows={rows.map(({ key, now, before }) => ({
            key,
            label: key,
            now: count(now),
            before: count(before),
            change: change(now, before),
          }))}
        />
      )}
    </Part>
  )
}

/** How it goes, on one sheet to print. */
export function Screen({ data, page }: ScreenOf<typeof figuresPage>) {
  const t = useTexts('panel-figures')
  const show = useShow()
  const { figures } = data
  if (!figures) return null
  const { locale } = page
  const { period } = askedIn(page)
  const day = (date: string) => formatDate(date, locale)
  const byWeek = isByWeek(daysOf(period, figures.until) ?? figures)
  return (
    <>
      <h1>{t('title')}</h1>
      <Choices figures={figures} />
      <p className={`lead ${styles.period}`}>
        {t('compared', {
          from: day(figures.from),
          until: day(figures.until),
          beforeFrom: day(figures.beforeFrom),
          beforeUntil: day(figures.beforeUntil),
        })}
      </p>
      <Summary figures={figures} />
      <Counted
        table="revenue"
        heading={t('part')}
        rows={listed(figures.revenue)}
        nameOf={(key) => (byWeek ? t('weekFrom', { day: day(key) }) : formatMonth(key.slice(0, 7), locale))}
        show={show.euros}
      />
      <Groups groups={listed(figures.groups)} />
      <Counted
        table="lead"
        heading={t('tables.lead')}
        rows={listed(figures.lead)}
        nameOf={(key) => t(`lead.${key as '0'}`)}
      />
      <Counted
        table="ended"
        heading={t('tables.ended')}
        rows={listed(figures.ended)}
        nameOf={(key) => t(`ended.${key as 'left'}`)}
      />
      <Steps steps={listed(figures.steps)} />
      <Funnel courses={listed(figures.funnel)} />
      <Searches rows={listed(figures.searches)} />
    </>
  )
}
