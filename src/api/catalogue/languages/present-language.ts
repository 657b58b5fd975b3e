import { languages } from '../../../db/tables.ts'

export const languageColumns = { _id: languages.id, code: languages.code, name: languages.name }
