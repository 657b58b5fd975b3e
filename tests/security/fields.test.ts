import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseChanges } from '../../schemas/course-editing.ts'
import { newRoomType } from '../../schemas/site-content.ts'
import { startApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

/** By hand: what staff alone may change, and what editors may change too. */
const matrix = {
  courses: {
    staff:
      'key type days price earlyPrice earlyDays groupPrice groupFrom subsidised subsidyTheme groupSize trainingDatabaseNumber category themes locations languages trainers',
    editors:
      'slug title summary description audience outcomes programme included certificate bring banner showOnHomePage updatedAt',
    fields: Object.keys(courseChanges.fields),
    list: '/courses/filteredCourses?limit=1',
  },
  roomTypes: {
    staff: 'priceHalfDay priceFullDay',
    editors: 'key name description capacity surface wheelchairAccess pcRoom whiteboard configurations picture sequence',
    fields: Object.keys(newRoomType.fields),
    list: '/roomTypes?limit=1',
  },
}

test.each(Object.entries(matrix))(
  'each field of %s is changed by whom it is for',
  async (path, { staff, editors, fields, list }) => {
    const [own, others] = [staff.split(' '), editors.split(' ')]
    expect([...own, ...others].sort()).toEqual(fields.sort())
    const [{ _id }] = (await api.get(list)).body.items
    const read = async () => (await api.get(`/${path}/${_id}`)).body
    const row = await read()
    const change = async (body: object, role: 'CONTACT' | 'EDITOR' | 'STAFF') =>
      api.send('PATCH', `/${path}/${_id}`, body, await api.as(role))
    for (const field of own) {
      for (const value of [row[field], null, { nothing: 'like it' }, Array(2000).fill(0)]) {
        const { status, body } = await change({ [field]: value, name: 5, title: 5 }, 'EDITOR')
        expect([field, status, body.details]).toEqual([
          field,
          403,
          [{ path: field, message: 'is for staff to change' }],
        ])
      }
      expect([field, (await change({ [field]: { nothing: 'like it' } }, 'STAFF')).status]).toEqual([field, 400])
    }
    for (const field of others) {
      expect([field, (await change({ [field]: row[field] }, 'EDITOR')).status]).not.toEqual([field, 403])
      expect([field, (await change({ [field]: row[field] }, 'CONTACT')).status]).toEqual([field, 403])
    }
    const now = await read()
    expect(own.map((field) => now[field])).toEqual(own.map((field) => row[field]))
  },
)
