import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { certificateObstacle, isPass, newCertificateCode, readCertificateCode } from './certificates.ts'

const code = () => newCertificateCode((limit) => randomInt(limit))

test('a code is read as it was written, however it is typed', () => {
  for (let turn = 0; turn < 200; turn++) {
    const written = code()
    expect(written).toMatch(/^LP-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{2}$/)
    expect(readCertificateCode(written)).toBe(written)
    expect(readCertificateCode(` ${written.toLowerCase().replaceAll('-', ' ')} `)).toBe(written)
    expect(readCertificateCode(written.replaceAll('-', ''))).toBe(written)
  }
})

test.each(['', 'LP', 'LP-7KQ4-M2XD-9', 'LP-7KQ4-M2XD-9FF', 'XX-7KQ4-M2XD-9F', 'LP-0KQ4-M2XD-9F', "' or 1=1"])(
  '%j is no code',
  (text) => {
    expect(readCertificateCode(text)).toBeNull()
  },
)

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
