import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '../../src/domain/locales.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { searchQuestions, searchTops } from '../support/search-questions.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const leastShare = 0.95
const questions = locales.flatMap((locale) =>
  searchQuestions[locale].map(([typed, course]) => ({ locale, typed, course })),
)

async function firstThree(locale: string, typed: string): Promise<string[]> {
  const { body } = await api.get(
    `/courses/filteredCourses?search=${encodeURIComponent(typed)}&locale=${locale}&limit=3`,
  )
  return body.items.map(({ key }: { key: string }) => key)
}

test('what visitors type brings the course that they mean, in the first three', async () => {
  const missed: string[] = []
  for (const { locale, typed, course } of questions) {
    const found = await firstThree(locale, typed)
    if (!found.includes(course)) missed.push(`${locale} '${typed}': ${course}, not ${found.join(', ') || 'nothing'}`)
  }
  expect(questions).toHaveLength(120)
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(questions.length * (1 - leastShare))
})

/** As the list of courses shows it: what says it in its title first, then courses, then what merely has the words. */
async function topOf(locale: string, typed: string): Promise<string> {
  const asked = `search=${encodeURIComponent(typed)}&locale=${locale}`
  const [answer] = (await api.get(`/site-search?${asked}`)).body
  const [course] = (await api.get(`/courses/filteredCourses?${asked}&limit=1`)).body.items
  const site = answer && (answer.path ?? answer.title.replaceAll('\u00a0', ' '))
  return (answer?.titled ? site : (course?.key ?? site)) ?? ''
}

test('what people did not find once leads to the course, the page or the question they mean, on top', async () => {
  const asked = locales.flatMap((locale) => searchTops[locale].map(([typed, top]) => ({ locale, typed, top })))
  const missed: string[] = []
  for (const { locale, typed, top } of asked) {
    const found = await topOf(locale, typed)
    if (found !== top) missed.push(`${locale} '${typed}': ${top}, not ${found || 'nothing'}`)
  }
  expect(asked.length).toBeGreaterThanOrEqual(65)
  expect(missed).toEqual([])
})
