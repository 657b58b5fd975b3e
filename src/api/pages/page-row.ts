import type { AnyObject } from 'yup'
import { defaultLocale } from '../../domain/locales.ts'
import { ApiError } from '../errors.ts'
import { checkLayout } from '../static-contents/check-layout.ts'
import { trimmed } from '../static-contents/check-values.ts'

/** Checked input as the table's columns; a layout that comes is the same for readers of every language. */
export function pageRow(input: AnyObject): AnyObject {
  const row = { ...input, updatedAt: new Date() }
  if (input.layout === undefined) return row
  const layout = trimmed(input.layout)
  const errors = checkLayout(layout, [defaultLocale])
  if (errors.length > 0) throw new ApiError('INVALID', errors)
  return { ...row, layout, places: {} }
}
