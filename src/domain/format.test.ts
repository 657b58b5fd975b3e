import { describe, expect, it } from 'vitest'
import {
  calendarDay,
  formatAmount,
  formatDate,
  formatDayInYear,
  formatDayMonth,
  formatFullDate,
  formatMoney,
  formatTime,
  formatTimes,
} from './format.ts'

describe('format', () => {
  it('writes money with cents only where there are some', () => {
    expect(formatMoney(108000, 'nl')).toBe('€\u00a01.080')
    expect(formatMoney(1250, 'nl')).toBe('€\u00a012,50')
    expect(formatMoney(79500, 'en')).toBe('€795')
    expect(formatMoney(108000, 'en')).toBe('€1,080')
    expect(formatMoney(108050, 'fr')).toBe('1\u202f080,50\u00a0€')
  })

  it('writes amounts in documents and mails always with cents, and with spaces that every font has', () => {
    expect(formatAmount(108000, 'nl')).toBe('€\u00a01.080,00')
    expect(formatAmount(108000, 'en')).toBe('€1,080.00')
    expect(formatAmount(108050, 'fr')).toBe('1\u00a0080,50\u00a0€')
  })

  it('reads a day without a time as that day', () => {
    expect(formatDate('2027-04-01', 'fr')).toBe('1er avril 2027')
    expect(formatFullDate('2027-01-14', 'nl')).toBe('donderdag 14 januari 2027')
  })

  it('shows instants as they are in Brussels, in winter and in summer', () => {
    expect(formatTime('2027-01-14T08:00:00Z', 'nl')).toBe('9.00')
    expect(formatTime('2027-07-14T07:00:00Z', 'nl')).toBe('9.00')
    expect(calendarDay('2027-01-13T23:30:00Z')).toBe('2027-01-14')
  })

  it('writes times as each language does', () => {
    const [start, end] = ['2027-01-14T07:30:00Z', '2027-01-14T16:00:00Z']
    expect(formatTimes(start, end, 'nl')).toBe('8.30–17.00\u00a0uur')
    expect(formatTimes(start, end, 'en')).toBe('8:30–17:00')
    expect(formatTimes(start, end, 'fr')).toBe('8\u00a0h\u00a030–17\u00a0h')
    expect(formatTime('2027-01-13T23:05:00Z', 'en')).toBe('0:05')
  })

  it('names days and months in the language of the page', () => {
    expect(formatDayMonth('2027-01-14T08:00:00Z', 'nl')).toBe('14 jan')
    expect(formatDayMonth('2027-01-14T08:00:00Z', 'fr')).toBe('14 janv.')
    expect(formatDayMonth('2027-12-01T08:00:00Z', 'fr')).toBe('1er déc.')
    expect(formatDayMonth('2027-12-11T08:00:00Z', 'fr')).toBe('11 déc.')
    expect(formatDayInYear('2027-01-14T08:00:00Z', 'nl')).toBe('do 14 jan 2027')
    expect(formatDayInYear('2027-01-14T08:00:00Z', 'en')).toBe('Thu 14 Jan 2027')
    expect(formatDayInYear('2027-01-14T08:00:00Z', 'fr')).toBe('jeu. 14 janv. 2027')
    expect(formatDayMonth('2027-05-14T08:00:00Z', 'fr')).toBe('14 mai')
  })
})
