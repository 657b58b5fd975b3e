import { category } from '../../../schemas/course.ts'
import { newCategory } from '../../../schemas/taxonomy.ts'
import { categories } from '../../db/tables.ts'
import { resourceRoutes } from '../resource.ts'
import { categoryColumns } from './present-category.ts'

export const categoryRoutes = resourceRoutes({
  names: ['category', 'categories'],
  table: categories,
  columns: categoryColumns,
  filters: {
    _id: { kind: 'id', column: categories.id },
    key: { kind: 'text', column: categories.key },
    name: { kind: 'localized', column: categories.name },
    sequence: { kind: 'number', column: categories.sequence },
  },
  sort: [['sequence', 'ASC']],
  schema: category,
  input: newCategory,
  shownIn: ['courses'],
})
