import { expect, test } from 'vitest'
import { ofPeriod, periodsUntil } from './periods.ts'

test('quarters that have begun, the newest first, then years', () => {
  const years = ['2026', '2025', '2024']
  const last = ['2025-Q4', '2025-Q3', '2025-Q2', '2025-Q1']
  expect(periodsUntil('2026-01-01')).toEqual(['2026-Q1', ...last, ...years])
  expect(periodsUntil('2026-03-31')).toEqual(['2026-Q1', ...last, ...years])
  expect(periodsUntil('2026-04-01')).toEqual(['2026-Q2', '2026-Q1', ...last, ...years])
  expect(periodsUntil('2026-12-31').slice(0, 5)).toEqual(['2026-Q4', '2026-Q3', '2026-Q2', '2026-Q1', '2025-Q4'])
})

test('only quarters and years are asked for', () => {
  expect(['2026', '2026-Q3', '2026-Q5', '26', '', '2026-Q'].map(ofPeriod)).toEqual([
    '^2026',
    '^2026-Q3',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
