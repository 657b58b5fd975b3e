import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { newCertificateCode, readCertificateCode } from './certificate-code.ts'

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
