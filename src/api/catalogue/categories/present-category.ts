import { categories } from '../../../db/tables.ts'

export const categoryColumns = {
  _id: categories.id,
  key: categories.key,
  name: categories.name,
  sequence: categories.sequence,
}
