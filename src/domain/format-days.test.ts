import { describe, expect, it } from 'vitest'
import { formatDays, formatHours, formatSchedule } from './format-days.ts'

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
