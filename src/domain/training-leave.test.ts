import { expect, test } from 'vitest'
import { trainingLeaveDeadlines } from './training-leave.ts'

const registered = {
  course: { trainingDatabaseNumber: 'ODB-0999104' },
  start: '2027-01-14T08:00:00.000Z',
  registeredAt: '2026-11-22T23:30:00.000Z',
  invoice: { zip: '9000', country: 'BE' },
}

test('the attest comes within 8 days, goes to the employer within 15, who claims within 3 months after the start', () => {
  expect(trainingLeaveDeadlines(registered)).toEqual({
    attest: '2026-12-01',
    request: '2026-12-08',
    claim: '2027-04-14',
    minimumHours: 32,
    isInFlanders: true,
  })
})

test('three months after a 30 November end with February', () => {
  expect(trainingLeaveDeadlines({ ...registered, start: '2026-11-30T08:00:00.000Z' })?.claim).toBe('2027-02-28')
})

test.each([
  ['a course that is not in the database', { course: { trainingDatabaseNumber: null } }],
  ['what began before there was training leave', { start: '2019-08-31T08:00:00.000Z' }],
])('there are none for %s', (_name, given) => {
  expect(trainingLeaveDeadlines({ ...registered, ...given })).toBeNull()
})

test.each([
  ['9000', 'BE', true],
  ['1000', 'BE', false],
  ['9000', 'NL', false],
])('who is billed at %s in %s is in Flanders: %s', (zip, country, isInFlanders) => {
  expect(trainingLeaveDeadlines({ ...registered, invoice: { zip, country } })).toMatchObject({ isInFlanders })
})
