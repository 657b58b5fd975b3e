import { describe, expect, it, test } from 'vitest'
import { plusDays } from './days.ts'
import { consumerDamages, consumerRuleOn, consumerRules, nextReminder, type ReminderSettings } from './reminders.ts'

const settings: ReminderSettings = {
  isAutomatic: true,
  firstAfter: 7,
  secondAfter: 22,
  thirdAfter: 37,
  fee: 750,
  asksDamages: true,
}
const dueOn = '2026-11-01'
const invoice = { dueOn, open: 60_000, isConsumer: true, last: null }

test('each rule has its day and its source, and holds from that day on', () => {
  expect(consumerRuleOn('2023-09-01')).toBe(consumerRules[0])
  expect(() => consumerRuleOn('2023-08-31')).toThrow()
  for (const { source } of consumerRules) expect(source).toMatch(/Book XIX, art\. XIX\.\d/)
})

describe('what is asked of a consumer', () => {
  it.each([
    [1, 2_000],
    [15_000, 2_000],
    [15_010, 3_001],
    [50_000, 6_500],
    [50_020, 6_501],
    [60_000, 7_000],
    [2_740_000, 141_000],
    [10_000_000, 200_000],
  ])('as damages for %d cents is at most %d', (open, most) => {
    expect(consumerDamages(consumerRuleOn('2026-11-24'), open)).toBe(most)
  })

  it('is nothing for the first reminder, and nothing more for 14 calendar days from the day after it', () => {
    const first = nextReminder(invoice, settings, '2026-11-08')
    expect(first).toMatchObject({ level: 1, allowedOn: '2026-11-02', dueOn: '2026-11-08', costs: 0, damages: 0 })
    expect(first?.payBy).toBe('2026-11-22')
    const last = { level: 1, sentOn: '2026-11-08', costs: 0 }
    expect(nextReminder({ ...invoice, last }, settings, '2026-11-22')?.allowedOn).toBe('2026-11-23')
    expect(nextReminder({ ...invoice, last }, settings, '2026-11-23')).toMatchObject({
      level: 2,
      costs: 750,
      damages: 0,
    })
  })

  it('is at most 7.50 euro a later reminder, whatever staff said, and damages with the last alone', () => {
    const last = { level: 2, sentOn: '2026-12-01', costs: 750 }
    const third = nextReminder({ ...invoice, last }, { ...settings, fee: 5_000 }, '2026-12-20')
    expect(third).toMatchObject({ level: 3, costs: 1_500, damages: 7_000 })
    expect(nextReminder({ ...invoice, last: { ...last, level: 3 } }, settings, '2027-01-20')).toBeNull()
  })
})

test('a business is asked the fixed 40 euro with the last, where staff ask damages at all', () => {
  const last = { level: 2, sentOn: '2026-12-01', costs: 0 }
  const business = { ...invoice, isConsumer: false, last }
  expect(nextReminder(business, settings, '2026-12-20')?.damages).toBe(4_000)
  expect(nextReminder(business, { ...settings, asksDamages: false }, '2026-12-20')?.damages).toBe(0)
})

test('one that goes by itself waits for its day, however early staff might send it', () => {
  const last = { level: 1, sentOn: '2026-11-02', costs: 0 }
  const next = nextReminder({ ...invoice, last }, settings, '2026-11-20')
  expect(next).toMatchObject({ allowedOn: '2026-11-17', dueOn: plusDays(dueOn, 22) })
})
