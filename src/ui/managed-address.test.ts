import { expect, test } from 'vitest'
import { managedAddress } from './managed-address.ts'

test.each([
  [{ urlType: 'URL', value: 'https://example.org/a?b=c' }, 'en', 'https://example.org/a?b=c'],
  [{ urlType: 'PAGE', value: 'zo-werkt-het' }, 'nl', '/page/zo-werkt-het'],
  [{ urlType: 'PAGE', value: 'courses' }, 'fr', '/fr/courses'],
  [{ urlType: 'COURSE', value: 'excel-every-day' }, 'en', '/en/courses/excel-every-day'],
] as const)('%o leads a reader of %s to %s', (link, locale, address) => {
  expect(managedAddress(link, locale)).toBe(address)
})
