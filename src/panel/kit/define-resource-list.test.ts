import { describe, expect, it } from 'vitest'
import type { PageContext } from '../../ui/page-context.ts'
import { registrationList } from '../registrations/page.ts'
import { sessionList } from '../sessions/page.ts'

const pageOf = (search: Record<string, string>): PageContext => ({
  locale: 'nl',
  path: '',
  params: {},
  now: '2026-11-23T10:00:00.000Z',
  search: Object.fromEntries(Object.entries(search).map(([name, value]) => [name, [value]])),
})

/** What the REST API is asked for the file of a list. */
const fileAsked = (list: { file: { file?(page: PageContext): { path: string } | null } }, page: PageContext) =>
  Object.fromEntries(new URL(list.file.file?.(page)?.path ?? '', 'http://api').searchParams)

describe('a list of the panel', () => {
  it('asks what its address says, in the words of the API', () => {
    const page = pageOf({
      title: 'excel, word',
      from: '2026-12-01',
      state: 'confirmed',
      sort: 'capacity:DESC',
      page: '2',
    })
    expect(sessionList.variables(page)).toEqual({
      page: 2,
      limit: 20,
      sort: ['capacity:DESC'],
      title: '~excel,word',
      endDate: '>=2026-12-01',
      decision: 'confirmed',
      fullyBooked: 'false',
    })
  })

  it('takes what it does not understand as if it was left out', () => {
    const page = pageOf({ from: 'tomorrow', state: 'great', course: '7', sort: 'price:ASC', page: '-1' })
    expect(sessionList.variables(page)).toEqual({
      page: 1,
      limit: 20,
      sort: ['startDate:ASC'],
      endDate: '>=2026-11-23',
    })
  })

  it('narrows its file as itself, to the columns and rows that were chosen', () => {
    const id = '5b9d0d5e-1111-4222-8333-123456789abc'
    const page = pageOf({ isChoosing: 'true', status: 'paid', columns: 'customer,total', chosen: id })
    expect(fileAsked(registrationList, page)).toEqual({
      isChoosing: 'true',
      status: 'paid',
      sort: 'createdAt:DESC',
      locale: 'nl',
      columns: 'customer,total',
      _id: id,
    })
  })
})
