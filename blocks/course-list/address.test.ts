import { expect, test } from 'vitest'
import type { PageContext } from '../../src/ui/page-context.ts'
import { listAddress, toggled } from './address.ts'

const page = (search: PageContext['search'], locale: PageContext['locale'] = 'nl'): PageContext => ({
  locale,
  path: '/courses',
  search,
  params: {},
  now: '2026-11-22T12:00:00Z',
})

test('a filter is added to what is chosen, and the list begins at its first page again', () => {
  const here = page({ search: ['power bi'], types: ['ONLINE'], page: ['3'] })
  expect(listAddress(here, { types: toggled(here, 'types', 'CALENDAR') })).toBe(
    '/courses?search=power+bi&types=ONLINE&types=CALENDAR',
  )
})

test('choosing a filter once more takes it back', () => {
  const here = page({ types: ['ONLINE', 'CALENDAR'] })
  expect(toggled(here, 'types', 'ONLINE')).toEqual(['CALENDAR'])
})

test('a list without filters has no question mark, in its own language', () => {
  const here = page({ types: ['ONLINE'] }, 'fr')
  expect(listAddress(here, { types: [] })).toBe('/fr/courses')
})

test('a page number is kept where it is asked for', () => {
  expect(listAddress(page({ sort: ['price:ASC'] }), { page: ['2'] })).toBe('/courses?sort=price%3AASC&page=2')
})
