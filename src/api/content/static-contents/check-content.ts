import { type DocumentType, documentData, isArranged } from '../../../../schemas/document-type.ts'
import type { BlockInstance } from '../../../db/tables.ts'
import { isRecord } from '../../../domain/is-record.ts'
import { defaultLocale, type Locale, type Localized } from '../../../domain/locales.ts'
import { ApiError, type ErrorDetail } from '../../platform/index.ts'
import { checkLayout } from './check-layout.ts'
import { checkByLocale, trimmed } from './check-values.ts'

export interface Content {
  data: Localized<Record<string, unknown>>
  layout: BlockInstance[] | null
}

function layoutErrors(type: DocumentType, layout: unknown, complete: readonly Locale[]): ErrorDetail[] {
  if (isArranged(type)) return checkLayout(layout, complete)
  return layout === undefined || layout === null ? [] : [{ path: 'layout', message: 'does not belong to this type' }]
}

function assertContentValid(type: DocumentType, data: unknown, layout: unknown, complete: readonly Locale[]) {
  const errors = [...checkByLocale(documentData(type), data, 'data', complete), ...layoutErrors(type, layout, complete)]
  if (errors.length > 0) throw new ApiError('INVALID', errors)
}

const valuesIn = (data: unknown, locale: Locale) => {
  const values = isRecord(data) ? data[locale] : undefined
  return isRecord(values) ? values : {}
}

const isInstance = (value: unknown): value is BlockInstance =>
  isRecord(value) && typeof value.id === 'string' && typeof value.block === 'string'

/** A draft as it may be kept: shapes and formats hold, texts may still be missing; else a 400 with every place. */
export function checkDraft(type: DocumentType, given: { data?: unknown; layout?: unknown }): Content {
  const data = trimmed(given.data)
  const layout = trimmed(given.layout)
  assertContentValid(type, data, layout, [])
  return {
    data: { nl: valuesIn(data, 'nl'), en: valuesIn(data, 'en'), fr: valuesIn(data, 'fr') },
    layout: Array.isArray(layout) ? layout.filter(isInstance) : null,
  }
}

/** What readers are to see: Dutch is complete, since the other languages fall back on it. */
export function checkPublishable(type: DocumentType, content: Content): void {
  assertContentValid(type, content.data, content.layout, [defaultLocale])
}
