import { expect, test } from 'vitest'
import { certificateObstacle, isPass } from './earned-certificate.ts'

test.each([
  [{ daysRecorded: 0, daysPresent: 0, passed: null }, null],
  [{ daysRecorded: 1, daysPresent: 1, passed: null }, null],
  [{ daysRecorded: 5, daysPresent: 4, passed: true }, null],
  [{ daysRecorded: 4, daysPresent: 3, passed: true }, 'absent'],
  [{ daysRecorded: 1, daysPresent: 0, passed: null }, 'absent'],
  [{ daysRecorded: 2, daysPresent: 2, passed: false }, 'failed'],
])('of %o the obstacle is %s', (record, obstacle) => {
  expect(certificateObstacle(record)).toBe(obstacle)
})

test('half of the points is a pass', () => {
  expect(isPass(10, 20)).toBe(true)
  expect(isPass(9.5, 20)).toBe(false)
})
