import type { Locale } from '../../domain/locales.ts'
import { isRecord } from '../../domain/values.ts'

/** One place of the layout, as the gateway answers it. */
export interface PlacedBlock {
  id: string
  type: string
  values: Partial<Record<Locale, unknown>> | null
}

type LayoutItem = { id: string; block: string; hidden?: boolean | null; data?: unknown; content?: unknown }

/** A layout as the gateway gives it, without what is hidden. */
export const placedBlocks = (layout: readonly (LayoutItem | null)[] | null | undefined): PlacedBlock[] =>
  (layout ?? []).flatMap((item) => {
    if (!item || item.hidden) return []
    const values = item.data ?? (isRecord(item.content) ? item.content.data : null)
    return [{ id: item.id, type: item.block, values: isRecord(values) ? values : null }]
  })
