import { language } from '../../../schemas/course.ts'
import { newLanguage } from '../../../schemas/taxonomy.ts'
import { languages } from '../../db/tables.ts'
import { resourceRoutes } from '../resource.ts'
import { languageColumns } from './present-language.ts'

export const languageRoutes = resourceRoutes({
  names: ['language', 'languages'],
  table: languages,
  columns: languageColumns,
  filters: {
    _id: { kind: 'id', column: languages.id },
    code: { kind: 'text', column: languages.code },
    name: { kind: 'localized', column: languages.name },
  },
  sort: [['code', 'ASC']],
  schema: language,
  input: newLanguage,
  shownIn: ['courses', 'sessions'],
})
