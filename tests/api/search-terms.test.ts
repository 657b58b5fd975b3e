import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type TestApi } from '../support/api.ts'

let api: TestApi
let editor: Record<string, string>
let staff: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  editor = await api.as('EDITOR')
  staff = await api.as('STAFF')
})
afterAll(() => api.stop())

const search = async (typed: string, locale = 'nl') =>
  (await api.get(`/courses/filteredCourses?search=${encodeURIComponent(typed)}&locale=${locale}&limit=999`)).body
const keys = async (typed: string, locale?: string) =>
  (await search(typed, locale)).items.map(({ key }: { key: string }) => key)

/** A word that nobody else uses: letters, as people type them. */
const newWord = () =>
  randomUUID()
    .slice(-12)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

async function addTerm(term: string, meanings: string[], language = 'nl'): Promise<string> {
  const { status, body } = await api.send('POST', '/search-terms', { language, term, meanings }, editor)
  expect([status, body]).toEqual([201, { _id: body._id, language, term: term.toLowerCase(), meanings }])
  return body._id
}

const courseIds: Record<string, string> = {}
async function courseId(key: string): Promise<string> {
  const { items } = (await api.get('/courses/filteredCourses?limit=999&facets=false')).body
  courseIds[key] ??= items.find((course: { key: string }) => course.key === key)._id
  return String(courseIds[key])
}

test('what an editor says of a word holds for the next search, and ends with the word', async () => {
  const word = newWord()
  expect(await keys(word)).toEqual([])
  const id = await addTerm(word, ['heftruck'])
  expect(await keys(word)).toEqual(['forklift-operator-certificate'])
  expect(await keys(word, 'fr')).toEqual([])
  await api.send('PATCH', `/search-terms/${id}`, { meanings: ['vca', 'eerste hulp'] }, editor)
  expect((await keys(word)).toSorted()).toEqual(['first-aid-at-work', 'vca-basic-safety'])
  expect((await api.send('DELETE', `/search-terms/${id}`, undefined, editor)).status).toBe(204)
  expect(await keys(word)).toEqual([])
})

test('a word without meanings says nothing, unless it is all that was typed', async () => {
  const word = newWord()
  await addTerm(word, [])
  expect(await keys(`${word} heftruck`)).toEqual(await keys('heftruck'))
  expect(await keys(word)).toEqual([])
})

test('a term of several words is found however it is written', async () => {
  const [one, two] = [newWord(), newWord()]
  await addTerm(`${one.toUpperCase()} ${two}é`, ['heftruck'])
  expect(await keys(`opleiding ${one}-${two}E`)).toEqual(['forklift-operator-certificate'])
  expect(await keys(one)).toEqual([])
})

test('what was corrected is said, with its accents, and only then', async () => {
  expect((await search('exel')).corrected).toBe('excel')
  expect((await search('formation comptabilte', 'fr')).corrected).toBe('formation comptabilité')
  expect((await search('excel')).corrected).toBeNull()
  expect((await search('comptabilite', 'fr')).corrected).toBeNull()
  expect((await search('zzzzzzzz')).corrected).toBeNull()
  expect((await api.get('/courses/filteredCourses')).body.corrected).toBeNull()
})

test('a typing error beside a word that says nothing finds nothing', async () => {
  expect(await search('blokfluit voor honden')).toMatchObject({ total: 0, corrected: null })
  expect(await search('exel blokfluit')).toMatchObject({ total: 0, corrected: null })
})

test('a word of an editor is what a typing error is corrected to, too', async () => {
  await addTerm('zeepkistenrace', ['heftruck'])
  expect(await search('zepkistenrace')).toMatchObject({
    corrected: 'zeepkistenrace',
    items: [{ key: 'forklift-operator-certificate' }],
  })
})

test('another word is no typing error', async () => {
  expect(await keys('netwerken')).toEqual([])
})

test('a word in a title goes before the same word as a theme or in a long text', async () => {
  const [first, ...others] = await keys('communicatie')
  const id = await courseId(String(others.at(-1)))
  const { title } = (await api.get(`/courses/${id}`)).body
  await api.send('PATCH', `/courses/${id}`, { title: { ...title, nl: 'Communicatie' } }, staff)
  expect((await keys('communicatie'))[0]).toBe(others.at(-1))
  await api.send('PATCH', `/courses/${id}`, { title }, staff)
  expect((await keys('communicatie'))[0]).toBe(first)
})

test('a course is found by its programme, by what one learns, and by who teaches it', async () => {
  const id = await courseId('forklift-operator-certificate')
  const { programme, outcomes, trainers } = (await api.get(`/courses/${id}`)).body
  const [part, outcome, name] = [newWord(), newWord(), newWord()]
  const changes = {
    programme: [...programme, { title: { nl: 'Extra' }, text: { nl: `Met ${part}.` } }],
    outcomes: [...outcomes, { nl: outcome }],
  }
  expect((await api.send('PATCH', `/courses/${id}`, changes, staff)).status).toBe(200)
  const found = ['forklift-operator-certificate']
  expect(await Promise.all([keys(part), keys(outcome)])).toEqual([found, found])
  const trainer = (
    await api.pool.query('insert into trainers (key, name, bio) values ($1, $1, $2) returning id', [
      name,
      { nl: 'Kort.' },
    ])
  ).rows[0].id
  const teachers = trainers.map(({ _id }: { _id: string }) => _id)
  await api.send('PATCH', `/courses/${id}`, { trainers: [...teachers, trainer] }, staff)
  expect(await keys(name, 'fr')).toEqual(found)
  const married = newWord()
  await api.pool.query('update trainers set name = $2 where id = $1', [trainer, married])
  expect(await Promise.all([keys(name), keys(married)])).toEqual([[], found])
  await api.send('PATCH', `/courses/${id}`, { programme, outcomes, trainers: teachers }, staff)
  expect(await Promise.all([keys(part), keys(outcome), keys(married)])).toEqual([[], [], []])
})

test('words are the editors’ own: no answer about them is kept for others', async () => {
  const { headers } = await api.get('/search-terms', editor)
  expect(headers.get('cache-tag')).toBeNull()
  const id = await addTerm(newWord(), [])
  expect((await api.get(`/search-terms/${id}`, editor)).headers.get('cache-tag')).toBeNull()
})

test('a search bears the tag that each change of a word tells; a list without a search does not', async () => {
  const tags = async (query: string) => (await api.get(`/courses/filteredCourses?${query}`)).headers.get('cache-tag')
  expect((await tags('search=excel'))?.split(' ')).toContain('searchTerms')
  expect((await tags('types=ONLINE'))?.split(' ')).not.toContain('searchTerms')
})

test('a term is a word at least, given once', async () => {
  const places = async (body: object) => {
    const { status, body: refused } = await api.send('POST', '/search-terms', body, editor)
    return [status, ...(refused.details ?? []).map(({ path }: { path: string }) => path)]
  }
  expect(await places({ language: 'nl', term: ' ', meanings: [] })).toEqual([400, 'term'])
  expect(await places({ language: 'de', term: 'x', meanings: [''] })).toEqual([400, 'language', 'meanings.0'])
  expect(await places({ language: 'nl', term: 'EHBO', meanings: [] })).toEqual([409])
})
