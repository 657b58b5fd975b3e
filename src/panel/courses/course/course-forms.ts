import type { InferType } from 'yup'
import { locales } from '../../../domain/locales.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { centsOf } from '../../kit/euros.ts'
import { pathOf } from '../../kit/paths.ts'
import type { courseSchema, courseTextsSchema } from './course-schema.ts'
import { programmeOf, rowsOf } from './rows.ts'

/** What is written in each language, in the order of the page. */
export const writtenTexts = [
  ...(['title', 'slug', 'summary', 'description', 'audience'] as const),
  ...(['outcomes', 'programme', 'included', 'certificate'] as const),
]
type Written = (typeof writtenTexts)[number]

const textFields = [
  ...writtenTexts.flatMap((text) => locales.map((locale): `${Written}.${typeof locale}` => `${text}.${locale}`)),
  ...(['banner', 'showOnHomePage'] as const),
]
const soldFields = [
  ...(['type', 'category', 'euros', 'days', 'groupSize', 'subsidised', 'subsidyTheme'] as const),
  ...(['trainingDatabaseNumber', 'themes', 'locations', 'languages', 'trainers'] as const),
]

/** Of the course as it was read: what a colleague saved since is not overwritten. */
const read = 'updatedAt' as const
const refusals = { 'Somebody else saved a newer version': { text: 'newerVersion' } } as const

const idOf = ({ params }: PageContext) => params.id ?? ''
const schemas = () => import('./course-schema.ts')

const textsOf = ({
  outcomes,
  included,
  programme,
  certificate,
  banner,
  ...rest
}: InferType<typeof courseTextsSchema>) => ({
  ...rest,
  ...{ outcomes: rowsOf(outcomes), included: rowsOf(included), programme: programmeOf(programme) },
  ...{ certificate: certificate ?? null, banner: banner ?? null },
})

/** All of a course as the API takes it; what is empty is none. */
function courseOf({ euros, groupSize, trainingDatabaseNumber, ...rest }: InferType<typeof courseSchema>) {
  return {
    ...rest,
    ...textsOf(rest),
    price: centsOf(euros) ?? null,
    groupSize: groupSize ?? null,
    trainingDatabaseNumber: trainingDatabaseNumber ?? null,
  }
}

const changeCourse = graphql(`
  mutation ChangeCourse($id: String!, $input: CourseChanges_Input!) {
    updateCourse(id: $id, input: $input) { _id }
  }
`)

/** What editors may change: the texts. */
export const courseTextsForm = defineForm({
  name: 'course-texts',
  schema: () => schemas().then((module) => module.courseTextsSchema),
  fields: [read, ...textFields],
  refusals,
  document: changeCourse,
  variables: (values, page) => ({ id: idOf(page), input: textsOf(values) }),
  next: (_data, page) => `${pathOf('course', idOf(page), page)}?said=saved`,
})

/** What staff change: what is sold of it too. */
export const courseForm = defineForm({
  name: 'course',
  schema: () => schemas().then((module) => module.courseSchema),
  fields: [read, ...soldFields, ...textFields],
  refusals,
  document: changeCourse,
  variables: (values, page) => ({ id: idOf(page), input: courseOf(values) }),
  next: (_data, page) => `${pathOf('course', idOf(page), page)}?said=saved`,
})

/** A course that is not there yet. */
export const newCourseForm = defineForm({
  name: 'course-new',
  schema: () => schemas().then((module) => module.courseSchema),
  fields: [...soldFields, ...textFields],
  document: graphql(`
    mutation AddCourse($input: NewCourse_Input!) {
      createCourse(input: $input) { _id }
    }
  `),
  variables: ({ updatedAt: _none, ...values }) => ({ input: courseOf(values) }),
  next: ({ createCourse }, page) => `${pathOf('course', createCourse?._id ?? '', page)}?said=saved`,
})
