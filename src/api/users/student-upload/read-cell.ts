import { locales } from '../../../domain/locales.ts'
import { languageNames, type ParticipantField } from '../../../domain/participant-columns.ts'
import type { Cell } from './read-workbook.ts'

/** A spreadsheet that takes a phone number for a number drops the zero or the plus it begins with. */
function phoneOf(digits: string): string {
  if (/^[1-9]\d{7,8}$/.test(digits)) return `0${digits}`
  return /^32\d{8,9}$/.test(digits) ? `+${digits}` : digits
}

/** 31/12/1999 and 31-12-1999 and 31.12.1999 as 1999-12-31; anything else as it is. */
function dayOf(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

function languageOf(text: string): string {
  const name = text.toLowerCase()
  return locales.find((locale) => languageNames[locale].includes(name)) ?? text
}

/** A cell as the API writes its field; undefined when it is empty. */
export function readCell(field: ParticipantField, cell: Cell | undefined): string | undefined {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? 'error' : cell.toISOString().slice(0, 10)
  const text = String(cell ?? '').trim()
  if (text === '') return undefined
  if (field === 'phone') return typeof cell === 'number' ? phoneOf(text) : text
  if (field === 'dateOfBirth') return dayOf(text)
  return field === 'language' ? languageOf(text) : text
}
