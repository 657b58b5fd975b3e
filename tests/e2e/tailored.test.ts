import { expect } from 'vitest'
import { reading as test } from '../support/site.ts'

const asked = [
  { locale: 'nl', base: '', label: 'Waarover gaat het?', button: 'Stel uw vraag' },
  { locale: 'en', base: '/en', label: 'What is it about?', button: 'Tell us what you need' },
  { locale: 'fr', base: '/fr', label: 'De quoi s’agit-il ?', button: 'Parlez-nous de votre projet' },
] as const

test.for(asked)(
  'in $locale a question about a tailor-made course takes its name along',
  async (own, { visit, site }) => {
    const { page } = await visit(`${own.base}/coaching`, { scripts: false })
    const response = await fetch(`${site.url}/api/courses/filteredCourses?types=TAILORED&limit=1`)
    const { items }: { items: { title: Record<string, string> }[] } = await response.json()
    const [course] = items

    await page.getByLabel(own.label).selectOption({ label: course?.title[own.locale] ?? '' })
    await page.getByRole('button', { name: own.button }).click()
    expect(new URL(page.url()).pathname).toBe(`${own.base}/contact`)
    expect(await page.locator('[data-form="contact"] [name="subject"]').inputValue()).toBe(course?.title[own.locale])
  },
)
