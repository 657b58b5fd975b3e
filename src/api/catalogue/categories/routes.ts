import { categoryWithIntro } from '../../../../schemas/course.ts'
import { newCategory } from '../../../../schemas/taxonomy.ts'
import { categories } from '../../../db/tables.ts'
import { editors, resourceRoutes, taxonomy } from '../../platform/index.ts'
import { categoryColumns } from './present-category.ts'

export const categoryRoutes = resourceRoutes({
  names: ['category', 'categories'],
  words: { one: 'a category', many: 'categories', about: 'The categories that courses are grouped in.' },
  more: { delete: 'One that a course belongs to gets 409.' },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  failures: { create: ['ALREADY_EXISTS'], update: ['ALREADY_EXISTS'], delete: ['IN_USE'] },
  table: categories,
  columns: { ...categoryColumns, intro: categories.intro },
  filters: {
    _id: { kind: 'id', column: categories.id },
    key: { kind: 'text', column: categories.key },
    name: { kind: 'localized', column: categories.name },
    sequence: { kind: 'number', column: categories.sequence },
  },
  sort: [['sequence', 'ASC']],
  schema: categoryWithIntro,
  input: newCategory,
  shownIn: [taxonomy],
  slugged: { kind: 'categories', by: 'name' },
})
