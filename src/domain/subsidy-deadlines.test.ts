import { expect, test } from 'vitest'
import { subsidyDeadlines } from './subsidy-deadlines.ts'

const registered = {
  course: { subsidised: true, category: { key: 'innovation' } },
  start: '2027-01-14T08:00:00.000Z',
  net: 950_00,
  invoice: { vat: 'BE0999123457', zip: '9000', country: 'BE' },
}

test('an enterprise in Flanders asks within 14 days after the start, and pays within 30 days after that', () => {
  expect(subsidyDeadlines(registered)).toEqual({ apply: '2027-01-28', pay: '2027-02-27' })
})

test.each([
  ['1499', false],
  ['1500', true],
  ['3999', true],
  ['4000', false],
  ['7999', false],
  ['8000', true],
  ['1000', false],
  ['NL-2511', false],
])('the Flemish Region has zip code %s: %s', (zip, isThere) => {
  const told = subsidyDeadlines({ ...registered, invoice: { ...registered.invoice, zip } })
  expect(told !== null).toBe(isThere)
})

test.each([
  ['a private person', { invoice: { vat: null, zip: '9000', country: 'BE' } }],
  ['who is billed abroad', { invoice: { ...registered.invoice, country: 'NL' } }],
  ['a course without subsidy', { course: { ...registered.course, subsidised: false } }],
  ['a category without subsidy', { course: { subsidised: true, category: { key: 'not-eligible' } } }],
  ['less than 100 euro', { net: 99_99 }],
  ['what began before there were rules', { start: '2019-06-01T08:00:00.000Z' }],
])('there are none for %s', (_name, given) => {
  expect(subsidyDeadlines({ ...registered, ...given })).toBeNull()
})
