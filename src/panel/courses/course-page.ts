import { type InferType, object } from 'yup'
import { courseChanges, newCourse } from '../../../schemas/course-editing.ts'
import { optional, paragraphs } from '../../../schemas/rules.ts'
import { inLocale, locales } from '../../domain/locales.ts'
import { uuidPattern } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { CourseToWriteQuery, NewCoursePageQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { centsOf, euros } from '../kit/euros.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf, pathOf } from '../kit/paths.ts'
import { isProgramme, partCount, programmeOf, rowCount, rowsOf } from './rows.ts'

graphql(`
  fragment CourseLinks on Query {
    courseChoices { themes { _id name { nl en fr } } trainers { _id name } }
    allCategories { _id name { nl en fr } }
    allLocations { _id name { nl en fr } }
    allLanguages { _id name { nl en fr } }
    media(page: 1, limit: 24) { items { _id name url } }
  }
`)

const courseToWriteQuery = graphql(`
  query CourseToWrite($id: String!) {
    course(id: $id) {
      _id type days price earlyPrice earlyDays groupPrice groupFrom subsidised subsidyTheme groupSize trainingDatabaseNumber showOnHomePage updatedAt
      title { nl en fr } slug { nl en fr } summary { nl en fr } description { nl en fr } audience { nl en fr }
      outcomes { nl en fr } included { nl en fr } certificate { nl en fr } bring { nl en fr }
      programme { title { nl en fr } text { nl en fr } }
      category { _id } themes { _id } locations { _id } languages { _id } trainers { _id }
    }
    deskCourses(_id: $id, limit: 1) { items { banner sessions missing { en fr } } }
    courseHistory(id: $id) { to about session at by }
    ...CourseLinks
  }
`)

const newCoursePageQuery = graphql(`
  query NewCoursePage {
    ...CourseLinks
  }
`)

export type WrittenCourse = NonNullable<CourseToWriteQuery['course']>
export type CourseEvent = NonNullable<NonNullable<CourseToWriteQuery['courseHistory']>[number]>
export type CourseLinks = NewCoursePageQuery

const longest = 100_000

/** A text area a language: the translations have as much as the Dutch, or nothing. */
const alike = (countOf: (text: string | null | undefined) => number, isWhole: (text: string | null) => boolean) => {
  const dutch = optional(paragraphs(longest)).test('whole', 'error.programme', (value) => isWhole(value ?? null))
  const translation = dutch.test(
    'alike',
    'error.rows',
    (value, { parent }) => !value || countOf(value) === countOf(parent.nl),
  )
  return object({ nl: dutch, en: translation, fr: translation })
}

const courseTextsSchema = newCourse
  .pick(['slug', 'title', 'summary', 'description', 'audience', 'certificate', 'bring', 'showOnHomePage', 'banner'])
  .shape({
    outcomes: alike(rowCount, () => true),
    included: alike(rowCount, () => true),
    programme: alike(partCount, isProgramme),
  })
  .concat(courseChanges.pick(['updatedAt']))

/** All of a course: what is sold of it too; `euros` is its price, empty on request, the others are lower. */
const courseSchema = newCourse
  .pick(['type', 'days', 'earlyDays', 'groupFrom', 'subsidised', 'subsidyTheme', 'groupSize', 'trainingDatabaseNumber'])
  .concat(newCourse.pick(['category', 'themes', 'locations', 'languages', 'trainers']))
  .concat(courseTextsSchema)
  .shape({ euros, earlyPrice: euros, groupPrice: euros })

/** What is written in each language, in the order of the page. */
export const writtenTexts = [
  ...(['title', 'slug', 'summary', 'description', 'audience'] as const),
  ...(['outcomes', 'programme', 'included', 'certificate', 'bring'] as const),
]
type Written = (typeof writtenTexts)[number]

const textFields = [
  ...writtenTexts.flatMap((text) => locales.map((locale): `${Written}.${typeof locale}` => `${text}.${locale}`)),
  ...(['banner', 'showOnHomePage'] as const),
]
const soldFields = [
  ...([
    'type',
    'category',
    'euros',
    'earlyPrice',
    'earlyDays',
    'groupPrice',
    'groupFrom',
    'days',
    'groupSize',
    'subsidised',
    'subsidyTheme',
  ] as const),
  ...(['trainingDatabaseNumber', 'themes', 'locations', 'languages', 'trainers'] as const),
]

/** Of the course as it was read: what a colleague saved since is not overwritten. */
const read = 'updatedAt' as const
const refusals = { 'Somebody else saved a newer version': { text: 'newerVersion' } } as const

const textsOf = ({
  outcomes,
  included,
  programme,
  certificate,
  bring,
  banner,
  ...rest
}: InferType<typeof courseTextsSchema>) => ({
  ...rest,
  outcomes: rowsOf(outcomes),
  included: rowsOf(included),
  programme: programmeOf(programme),
  certificate: certificate ?? null,
  bring: bring ?? null,
  banner: banner ?? null,
})

/** All of a course as the API takes it; what is empty is none. */
function courseOf({ euros, groupSize, trainingDatabaseNumber, ...rest }: InferType<typeof courseSchema>) {
  const { earlyPrice, earlyDays, groupPrice, groupFrom } = rest
  return {
    ...rest,
    ...textsOf(rest),
    price: centsOf(euros) ?? null,
    earlyPrice: centsOf(earlyPrice) ?? null,
    earlyDays: earlyDays ?? null,
    groupPrice: centsOf(groupPrice) ?? null,
    groupFrom: groupFrom ?? null,
    groupSize: groupSize ?? null,
    trainingDatabaseNumber: trainingDatabaseNumber ?? null,
  }
}

const changeCourse = graphql(`
  mutation ChangeCourse($id: String!, $input: CourseChanges_Input!) {
    updateCourse(id: $id, input: $input) { _id }
  }
`)

export const courseTextsForm = defineForm({
  name: 'course-texts',
  schema: async () => courseTextsSchema,
  fields: [read, ...textFields],
  refusals,
  document: changeCourse,
  variables: (values, page) => ({ id: idOf(page), input: textsOf(values) }),
  next: saidHere('saved'),
})

export const courseForm = defineForm({
  name: 'course',
  schema: async () => courseSchema,
  fields: [read, ...soldFields, ...textFields],
  refusals,
  document: changeCourse,
  variables: (values, page) => ({ id: idOf(page), input: courseOf(values) }),
  next: saidHere('saved'),
})

export const newCourseForm = defineForm({
  name: 'course-new',
  schema: async () => courseSchema,
  fields: [...soldFields, ...textFields],
  document: graphql(`
    mutation AddCourse($input: NewCourse_Input!) {
      createCourse(input: $input) { _id }
    }
  `),
  variables: ({ updatedAt: _none, ...values }) => ({ input: courseOf(values) }),
  next: ({ createCourse }, page) => `${pathOf('course', createCourse?._id ?? '', page)}?said=saved`,
})

export const coursePage = definePanelPage({
  path: '/control-panel/courses/:id',
  query: {
    document: courseToWriteQuery,
    variables: ({ params: { id = '' } }) => (uuidPattern.test(id) ? { id } : null),
    isThere: (data) => Boolean(data?.course),
    mayBeMissing: true,
  },
  forms: [courseTextsForm, courseForm],
  title: ({ course }, { locale }) => inLocale(course?.title, locale) ?? allTexts[locale]['panel-courses'].title,
})

export const newCoursePage = definePanelPage({
  path: '/control-panel/courses/new',
  query: { document: newCoursePageQuery, variables: () => ({}) },
  forms: [newCourseForm],
  title: (_data, { locale }) => allTexts[locale]['panel-courses'].new,
})
