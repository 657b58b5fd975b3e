import { locationWithIntro } from '../../../../schemas/course.ts'
import { newLocation } from '../../../../schemas/taxonomy.ts'
import { locations } from '../../../db/tables.ts'
import { editors, resourceRoutes, taxonomy } from '../../platform/index.ts'
import { locationColumns } from './present-location.ts'

export const locationRoutes = resourceRoutes({
  names: ['location', 'locations'],
  words: { one: 'a location', many: 'locations', about: 'Where sessions take place, online included.' },
  more: { delete: 'One where a session takes place gets 409.' },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  failures: { create: ['ALREADY_EXISTS'], update: ['ALREADY_EXISTS'], delete: ['IN_USE'] },
  table: locations,
  columns: { ...locationColumns, intro: locations.intro },
  filters: {
    _id: { kind: 'id', column: locations.id },
    key: { kind: 'text', column: locations.key },
    name: { kind: 'localized', column: locations.name },
    city: { kind: 'localized', column: locations.city },
    zip: { kind: 'text', column: locations.zip },
    isOnline: { kind: 'boolean', column: locations.isOnline },
  },
  sort: [['name', 'ASC']],
  schema: locationWithIntro,
  input: newLocation,
  shownIn: [taxonomy],
  slugged: { kind: 'locations', by: 'name' },
})
