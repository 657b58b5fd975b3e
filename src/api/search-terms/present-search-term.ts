import { searchTerms } from '../../db/tables.ts'

export const searchTermColumns = {
  _id: searchTerms.id,
  language: searchTerms.language,
  term: searchTerms.term,
  meanings: searchTerms.meanings,
}
