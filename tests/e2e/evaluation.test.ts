import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { evaluations } from '../../src/db/tables.ts'
import { askedEvaluation, endedSession } from '../support/evaluations.ts'
import { test } from '../support/participants-page.ts'
import { violationsIn } from '../support/violations.ts'

const both = [{ scripts: true }, { scripts: false }]

test.for(both)(
  'who took part answers by the link of the mail, and changes it: scripts $scripts',
  async ({ scripts }, { visit, api, site }) => {
    const token = await askedEvaluation(api)
    const read = async () => (await api.get(`/evaluations/${token}`)).body
    const { page } = await visit(`/evaluation/${token}`, { scripts })
    const form = page.locator('form[data-form="evaluation"]')
    const send = form.locator('[type="submit"]')
    await form.locator('[name="texts.q5"]').fill('Meer oefeningen')
    await form.locator('[name="review.text"]').fill('Een dag die ik elke week gebruik.')
    await send.click()
    const consentError = form.locator('[data-error-for="review.consent"]')
    await expect.poll(() => consentError.innerText()).toContain('Vink aan')
    await form.locator('[name="review.consent"]').check()
    await form.locator('[name="review.shownAs"][value="first"]').check()
    await send.click()
    for (const place of ['q1', 'q2', 'q3', 'q4'])
      await expect.poll(() => form.locator(`[data-error-for="scores.${place}"]`).innerText()).not.toBe('')
    expect(await form.locator('[name="texts.q5"]').inputValue()).toBe('Meer oefeningen')
    for (const place of ['q1', 'q2', 'q3']) await form.locator(`[name="scores.${place}"][value="4"]`).check()
    await form.locator('[name="scores.q4"][value="0"]').check()
    await send.click()
    const thanks = page.locator('[data-status="answered"]')
    await expect.poll(() => thanks.innerText()).toContain('We lezen uw recensie na')
    expect(await read()).toMatchObject({
      scores: { q1: 4, q4: 0 },
      texts: { q5: 'Meer oefeningen' },
      review: { text: 'Een dag die ik elke week gebruik.', shownAs: 'first', status: 'waiting' },
    })
    await page.getByRole('link', { name: 'Wijzig uw antwoorden' }).click()
    await form.locator('[name="scores.q4"][value="10"]').check()
    await form.locator('[name="review.text"]').fill('')
    await form.locator('[name="review.consent"]').uncheck()
    await send.click()
    await thanks.waitFor()
    expect(await read()).toMatchObject({ scores: { q4: 10 }, review: null })
    expect(new URL(page.url()).pathname).toBe(new URL(`${site.url}/evaluation/${token}`).pathname)
  },
)

test('its page is private, fits a phone, is read aloud, and speaks each language', async ({ visit, api, site }) => {
  const token = await askedEvaluation(api)
  const { headers } = await fetch(`${site.url}/evaluation/${token}`)
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
    expect.stringContaining('no-store'),
    'no-referrer',
  ])
  for (const [path, sentence] of [
    ['', 'Hoe was “Boekhouden”?'],
    ['/en', 'How was “Bookkeeping”?'],
    ['/fr', 'Qu’avez-vous pensé de «\u00a0Boekhouden\u00a0»\u00a0?'],
  ]) {
    const { page } = await visit(`${path}/evaluation/${token}`, { width: 360 })
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    expect(await page.locator('h1').innerText()).toBe(sentence)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await violationsIn(page)).toEqual([])
  }
})

test('a link that has ended says so, and one that nobody got leads nowhere', async ({ visit, api, site }) => {
  const { tick, tokenOf, session } = await endedSession(api)
  await tick()
  const token = await tokenOf()
  await api.db.update(evaluations).set({ closesAt: new Date() }).where(eq(evaluations.sessionId, session))
  const { page } = await visit(`/evaluation/${token}`, { scripts: false })
  expect(await page.locator('[data-status="closed"]').innerText()).toContain('Deze vragen zijn gesloten')
  expect(await page.locator('main form').count()).toBe(0)
  expect((await fetch(`${site.url}/evaluation/${'x'.repeat(43)}`)).status).toBe(404)
})
