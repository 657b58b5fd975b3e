import { describe, expect } from 'vitest'
import { reading as test } from '../support/site.ts'

describe('the documentation of the API', () => {
  test('its quick start leads from a token to the first call, and fills the token in for all others', async ({
    visit,
  }) => {
    const { page, response } = await visit('/api/docs')
    expect(response.headers()['content-security-policy']).not.toContain('unsafe')
    await page.getByRole('button', { name: 'Try it', exact: true }).click()
    await page.getByText('Get a token first.').waitFor()

    await page.getByRole('button', { name: 'Get a token' }).click()
    await page.getByText(/^Signed in as /).waitFor()
    await page.getByRole('button', { name: 'Try it', exact: true }).click()
    await page.getByText('Status 200', { exact: true }).waitFor()
    expect(JSON.parse((await page.locator('#result').textContent()) ?? '')).toMatchObject({ page: 1, limit: 2 })

    await page.locator('#operations-tag-students').click()
    const list = page.locator('#operations-students-students')
    await list.getByRole('button').first().click()
    await list.getByRole('button', { name: 'Try it out' }).click()
    await list.getByRole('button', { name: 'Execute' }).click()
    await list.locator('.live-responses-table .response-col_status').getByText('200').waitFor()
  })

  test('is small over the line and asked for once', async ({ visit, site }) => {
    const { page, requests } = await visit('/api/docs')
    await page.locator('#operations-auth-login, .opblock-tag').first().waitFor()
    const files = requests.filter((address) => address.includes('?v='))
    expect(files).toHaveLength(4)
    let bytes = 0
    for (const address of [...files, `${site.url}/api/openapi.json`]) {
      const response = await page.request.fetch(address, { headers: { 'Accept-Encoding': 'br' } })
      const { etag = '', 'cache-control': kept, 'content-length': length } = response.headers()
      expect(kept).toBe(address.includes('?v=') ? 'public, max-age=31536000, immutable' : 'no-cache')
      bytes += Number(length)
      const again = await page.request.fetch(address, { headers: { 'If-None-Match': etag } })
      expect(again.status()).toBe(304)
    }
    expect(bytes).toBeLessThan(600_000)
  })
})
