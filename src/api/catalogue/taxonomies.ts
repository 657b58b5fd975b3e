import { categoryWithIntro, language, locationWithIntro } from '../../../schemas/course.ts'
import { newCategory, newLanguage, newLocation } from '../../../schemas/course-desk.ts'
import { categories, languages, locations } from '../../db/tables.ts'
import { editors, pick, resourceRoutes, taxonomy } from '../platform/index.ts'

export const categoryColumns = { _id: categories.id, ...pick(categories, 'key', 'name', 'sequence') }

export const categoryRoutes = resourceRoutes({
  names: ['category', 'categories'],
  words: { one: 'a category', many: 'categories', about: 'The categories that courses are grouped in.' },
  more: { delete: 'One that a course belongs to gets 409.' },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  failures: { create: ['ALREADY_EXISTS'], update: ['ALREADY_EXISTS'], delete: ['IN_USE'] },
  table: categories,
  columns: { ...categoryColumns, intro: categories.intro },
  filters: categoryColumns,
  sort: [['sequence', 'ASC']],
  schema: categoryWithIntro,
  input: newCategory,
  shownIn: [taxonomy],
  slugged: { kind: 'categories', by: 'name' },
})

export const languageColumns = { _id: languages.id, code: languages.code, name: languages.name }

export const languageRoutes = resourceRoutes({
  names: ['language', 'languages'],
  words: { one: 'a language', many: 'languages', about: 'The languages that sessions are given in.' },
  more: { delete: 'One that a session is given in gets 409.' },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  failures: { create: ['ALREADY_EXISTS'], update: ['ALREADY_EXISTS'], delete: ['IN_USE'] },
  table: languages,
  columns: languageColumns,
  filters: languageColumns,
  sort: [['code', 'ASC']],
  schema: language,
  input: newLanguage,
  shownIn: [taxonomy],
})

export const locationColumns = {
  _id: locations.id,
  ...pick(locations, 'key', 'name', 'address', 'addresses', 'zip', 'city', 'isOnline'),
}

export const locationRoutes = resourceRoutes({
  names: ['location', 'locations'],
  words: { one: 'a location', many: 'locations', about: 'Where sessions take place, online included.' },
  more: { delete: 'One where a session takes place gets 409.' },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  failures: { create: ['ALREADY_EXISTS'], update: ['ALREADY_EXISTS'], delete: ['IN_USE'] },
  table: locations,
  columns: { ...locationColumns, ...pick(locations, 'intro', 'directions', 'parking') },
  filters: { _id: locations.id, ...pick(locations, 'key', 'name', 'city', 'zip', 'isOnline') },
  sort: [['name', 'ASC']],
  schema: locationWithIntro,
  input: newLocation,
  shownIn: [taxonomy],
  slugged: { kind: 'locations', by: 'name' },
})
