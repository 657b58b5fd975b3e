import { expect } from 'vitest'
import { reading as test } from '../support/site.ts'

test('on a wide screen nobody of the team sits alone in a row', async ({ visit }) => {
  const { page } = await visit('/about', { width: 1440, height: 900 })
  const tops = await page
    .locator('[data-block="staff"] li')
    .evaluateAll((members) => members.map((member) => Math.round(member.getBoundingClientRect().top)))

  expect(tops.length).toBeGreaterThan(3)
  for (const top of tops) expect(tops.filter((other) => other === top).length).toBeGreaterThan(1)
})
