import { newSearchTerm, searchTerm } from '../../../../schemas/search-term.ts'
import { searchTerms } from '../../../db/tables.ts'
import { locales } from '../../../domain/locales.ts'
import { editors, resourceRoutes } from '../../platform/index.ts'

const searchTermColumns = {
  _id: searchTerms.id,
  language: searchTerms.language,
  term: searchTerms.term,
  meanings: searchTerms.meanings,
}

export const searchTermRoutes = resourceRoutes({
  names: ['searchTerm', 'searchTerms'],
  words: {
    one: 'a search term',
    many: 'search terms',
    about:
      'Words that visitors type, by language, and what a search for courses takes them for: what they mean beside themselves; a word without meanings says nothing of a course and is left out.',
  },
  more: {
    create:
      'A term is a word or up to five; capitals and accents do not matter, and a term that is there already gets 409. Searches know it at once.',
  },
  example: { language: 'nl', term: 'ehbo', meanings: ['eerste hulp'] },
  access: { read: editors, create: editors, update: editors, delete: editors },
  failures: { create: ['ALREADY_EXISTS'], update: ['ALREADY_EXISTS'] },
  table: searchTerms,
  columns: searchTermColumns,
  filters: {
    _id: { kind: 'id', column: searchTerms.id },
    language: { kind: 'choice', of: locales, column: searchTerms.language },
    term: { kind: 'text', column: searchTerms.term },
  },
  sort: [
    ['language', 'ASC'],
    ['term', 'ASC'],
  ],
  schema: searchTerm,
  input: newSearchTerm,
})
