import { sql } from 'drizzle-orm'
import { languages, locations, sessions } from '../../db/tables.ts'
import type { FilterFields } from '../filters.ts'

export const sessionFilters: FilterFields = {
  _id: { kind: 'id', column: sessions.id },
  startDate: { kind: 'date', column: sessions.startDate },
  endDate: { kind: 'date', column: sessions.endDate },
  location: { kind: 'text', column: locations.key },
  language: { kind: 'text', column: languages.code },
  capacity: { kind: 'number', column: sessions.capacity },
  fullyBooked: { kind: 'boolean', column: sql`(${sessions.seatsTaken} >= ${sessions.capacity})` },
}
