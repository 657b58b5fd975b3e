import { scaleLinear } from 'd3-scale'
import { useId } from 'react'
import { useTexts } from '../../ui/index.ts'
import styles from './figures.module.css'

export interface Bar {
  key: string
  label: string
  now: number | null
  before: number | null
}

interface BarChartProps {
  title: string
  bars: readonly Bar[]
  /** What the scale reaches at least. */
  reaches?: number
  show(value: number): string
}

const [height, thick] = [32, 13]

/**
 * A bar for the period and a hatched one for the year before, each with its number, so that nothing is said by colour. Drawn
 * by the server; who does not see it is told of the table that follows.
 */
export function BarChart({ title, bars, reaches = 0, show }: BarChartProps) {
  const t = useTexts('panel-figures')
  const hatch = useId()
  const values = bars.flatMap(({ now, before }) => [now ?? 0, before ?? 0])
  if (values.every((value) => value === 0)) return null
  const scale = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(reaches, ...values)])
    .nice(4)
    .range([0, 100])
  const at = (value: number) => `${scale(value)}%`
  const ticks = scale.ticks(3)
  const barOf = (value: number | null, which: 'now' | 'before') =>
    value !== null && (
      <rect
        className={styles[which]}
        x={at(Math.min(0, value))}
        y={which === 'now' ? 2 : 2 + thick + 2}
        width={`${Math.abs(scale(value) - scale(0))}%`}
        height={which === 'now' ? thick : thick - 1}
        fill={which === 'now' ? 'currentColor' : `url(#${hatch})`}
      />
    )
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <span>
          <svg className={styles.swatch} aria-hidden="true">
            <rect width="100%" height="100%" fill="currentColor" />
          </svg>
          {t('now')}
        </span>
        <span>
          <svg className={styles.swatch} aria-hidden="true">
            <defs>
              <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width="1.5" height="5" fill="currentColor" />
              </pattern>
            </defs>
            <rect className={styles.before} width="100%" height="100%" fill={`url(#${hatch})`} />
          </svg>
          {t('before')}
        </span>
      </figcaption>
      <div role="img" aria-label={t('chartOf', { title })}>
        {bars.map(({ key, label, now, before }) => (
          <div key={key} className={styles.bar}>
            <span className={styles.label}>{label}</span>
            <svg width="100%" height={height} aria-hidden="true">
              {ticks.map((tick) => (
                <line key={tick} className={styles.grid} x1={at(tick)} x2={at(tick)} y2={height} />
              ))}
              {barOf(now, 'now')}
              {barOf(before, 'before')}
            </svg>
            <span className={styles.values}>
              <strong>{now === null ? t('unknown') : show(now)}</strong>
              <span className="muted">{before === null ? t('unknown') : show(before)}</span>
            </span>
          </div>
        ))}
        <div className={styles.bar}>
          <span className={styles.label} />
          <svg width="100%" height="18" aria-hidden="true">
            {ticks.map((tick) => (
              <text
                key={tick}
                x={at(tick)}
                y="13"
                textAnchor={scale(tick) < 10 ? 'start' : scale(tick) > 90 ? 'end' : 'middle'}
              >
                {show(tick)}
              </text>
            ))}
          </svg>
        </div>
      </div>
    </figure>
  )
}
