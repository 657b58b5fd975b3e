import { language } from '../../../../schemas/course.ts'
import { newLanguage } from '../../../../schemas/taxonomy.ts'
import { languages } from '../../../db/tables.ts'
import { editors, resourceRoutes, taxonomy } from '../../platform/index.ts'
import { languageColumns } from './present-language.ts'

export const languageRoutes = resourceRoutes({
  names: ['language', 'languages'],
  words: { one: 'a language', many: 'languages', about: 'The languages that sessions are given in.' },
  more: { delete: 'One that a session is given in gets 409.' },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  failures: { create: ['ALREADY_EXISTS'], update: ['ALREADY_EXISTS'], delete: ['IN_USE'] },
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
  shownIn: [taxonomy],
})
