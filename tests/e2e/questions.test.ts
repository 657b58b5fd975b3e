import { expect } from 'vitest'
import { reading as test } from '../support/site.ts'

interface Faq {
  question: { nl: string }
  subject: string
}

const asked = [
  { path: '/', subjects: ['registration', 'payment'] },
  { path: '/coaching', subjects: ['tailored'] },
  { path: '/facilities', subjects: ['rooms'] },
  { path: '/page/hoe-het-werkt', subjects: ['training'] },
  { path: '/page/praktische-info-en-toegankelijkheid', subjects: ['visit', 'online'] },
]

test.for(asked)(
  '$path shows the questions about its own subjects, and where to ask another',
  async (own, { visit, site }) => {
    const { page } = await visit(own.path, { scripts: false })
    const response = await fetch(`${site.url}/api/faqs?limit=999`)
    const { items }: { items: Faq[] } = await response.json()
    const questions = page.locator('[data-block="faq"]')

    expect(await questions.locator('summary').allInnerTexts()).toEqual(
      items.filter(({ subject }) => own.subjects.includes(subject)).map(({ question }) => question.nl),
    )
    await questions.getByRole('link', { name: 'Stel ze ons' }).click()
    expect(new URL(page.url()).pathname).toBe('/contact')
  },
)

test('the questions stand on one page each', async ({ visit }) => {
  const seen: string[] = []
  for (const { path } of asked) {
    const { page } = await visit(path, { scripts: false })
    seen.push(...(await page.locator('[data-block="faq"] summary').allInnerTexts()))
  }
  expect(seen.length).toBeGreaterThan(15)
  expect(new Set(seen).size).toBe(seen.length)
})
