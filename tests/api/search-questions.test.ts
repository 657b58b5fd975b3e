import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from '../../src/domain/locales.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { searchQuestions } from '../support/search-questions.ts'

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
