import type { SoughtKind } from '../../../schemas/panel-search.ts'
import { formatAmount, formatDayInYear } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { panelPath, pathOf } from './paths.ts'

/** One thing that was found, as the API says it. */
export interface Found {
  _id: string
  title: string
  about?: string | null
  day?: string | null
  amount?: number | null
  customer?: string | null
  locale?: string | null
  block?: string | null
}

/** Where it stands: a participant with whose they are, a content's text in the editor. */
export function hrefOf(kind: SoughtKind, { _id, customer, locale: language, block }: Found, locale: Locale): string {
  if (kind === 'participant') return pathOf('customer', customer ?? _id, { locale })
  if (kind !== 'content') return pathOf(kind, _id, { locale })
  const search = new URLSearchParams({ ...(language && { in: language }), ...(block && { block }) }).toString()
  return `${panelPath(`/content/${_id}`, locale)}${search && `?${search}`}`
}

/** What is said of it beside its title: 'Excel · do 26 nov 2026 · € 2.420,00'. */
export const aboutOf = ({ about, day, amount }: Found, locale: Locale): string =>
  [about, day && formatDayInYear(day, locale), typeof amount === 'number' && formatAmount(amount, locale)]
    .filter(Boolean)
    .join(' · ')
