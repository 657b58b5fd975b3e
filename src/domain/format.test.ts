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
import { formatDays, formatHours, formatSchedule, keepTogether } from './format-days.ts'

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

const [tuesday, wednesday, thursday] = ['2026-10-20', '2026-10-21', '2026-10-22'] as const
const mondays = ['2027-01-04', '2027-01-11', '2027-01-18', '2027-01-25', '2027-02-01'] as const
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const daytime = (day: string, until = '16:00') => ({ start: `${day}T08:00:00Z`, end: `${day}T${until}:00Z` })

describe('days', () => {
  it.each([
    ['nl', [], ''],
    ['nl', [tuesday], 'di 20 oktober 2026'],
    ['nl', [tuesday, wednesday], 'di 20 en wo 21 oktober 2026'],
    ['nl', [tuesday, wednesday, thursday], 'di 20 tot do 22 oktober 2026'],
    ['nl', [tuesday, thursday], 'di 20 en do 22 oktober 2026'],
    ['fr', [tuesday, wednesday, thursday], 'du mar. 20 au jeu. 22 octobre 2026'],
    ['nl', mondays, 'ma 4, ma 11, ma 18, ma 25 januari en ma 1 februari 2027'],
    ['en', mondays, 'Mon 4, Mon 11, Mon 18, Mon 25 January and Mon 1 February 2027'],
    ['fr', mondays, 'lun. 4, lun. 11, lun. 18, lun. 25 janvier et lun. 1er février 2027'],
    ['fr', ['2027-02-01', '2027-02-08'], 'lun. 1er et lun. 8 février 2027'],
    ['nl', ['2026-12-28', '2027-01-04'], 'ma 28 december 2026 en ma 4 januari 2027'],
  ] as const)('are said in %s as they are: %s', (locale, days, said) => {
    expect(plain(formatDays(days, locale))).toBe(said)
  })
})

describe('a schedule', () => {
  it.each([
    ['nl', 'ma 22 en di 23 februari 2027, telkens 9.00–17.00 uur'],
    ['en', 'Mon 22 and Tue 23 February 2027, each day 9:00–17:00'],
    ['fr', 'lun. 22 et mar. 23 février 2027, chaque jour 9 h–17 h'],
  ] as const)('with the same hours on each day says them once, in %s', (locale, said) => {
    const schedule = [daytime('2027-02-22'), daytime('2027-02-23')]
    expect(formatSchedule(schedule, locale).map(plain)).toEqual([said])
  })

  it('of one day has nothing that returns', () => {
    expect(formatSchedule([daytime('2027-02-22')], 'nl').map(plain)).toEqual(['ma 22 februari 2027, 9.00–17.00 uur'])
  })

  it('with other hours on another day has a line for each', () => {
    const schedule = [daytime('2027-02-22'), daytime('2027-03-01', '11:30')]
    const said = ['ma 22 februari 2027, 9.00–17.00 uur', 'ma 1 maart 2027, 9.00–12.30 uur']
    expect(formatSchedule(schedule, 'nl').map(plain)).toEqual(said)
    expect(formatHours(schedule, 'nl').map(plain)).toEqual(said)
  })
})

describe('a text that is kept together', () => {
  it.each([
    ['Betaal ten laatste op 1 december 2026.', 'Betaal ten laatste op 1_december_2026.'],
    ['Jusqu’au vendredi 1er janvier 2027 inclus', 'Jusqu’au vendredi 1er_janvier_2027 inclus'],
    ['14 January 2027 to 5 February 2027', '14_January_2027 to 5_February_2027'],
    ['van 8.30 tot 12.30 uur', 'van 8.30 tot 12.30_uur'],
    ['Zaal 12 van 24 personen', 'Zaal 12 van 24 personen'],
  ])('breaks no date and no hour: %s', (text, kept) => {
    expect(keepTogether(text).replaceAll('\u00a0', '_')).toBe(kept)
  })
})
