import { location } from '../../../schemas/course.ts'
import { newLocation } from '../../../schemas/taxonomy.ts'
import { locations } from '../../db/tables.ts'
import { resourceRoutes } from '../resource.ts'
import { locationColumns } from './present-location.ts'

export const locationRoutes = resourceRoutes({
  names: ['location', 'locations'],
  table: locations,
  columns: locationColumns,
  filters: {
    _id: { kind: 'id', column: locations.id },
    key: { kind: 'text', column: locations.key },
    name: { kind: 'localized', column: locations.name },
    city: { kind: 'localized', column: locations.city },
    zip: { kind: 'text', column: locations.zip },
    isOnline: { kind: 'boolean', column: locations.isOnline },
  },
  sort: [['name', 'ASC']],
  schema: location,
  input: newLocation,
  shownIn: ['courses', 'sessions'],
})
