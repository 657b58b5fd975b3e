import type { Localized } from '../../../domain/locales.ts'
import type { FormValues } from '../../../ui/forms/form-state.ts'
import { listed } from '../../../ui/listed.ts'
import { eurosOf } from '../../euros.ts'
import type { WrittenCourse } from './course-query.ts'
import { typedProgramme, typedRows } from './rows.ts'

type Texts = Partial<Localized<string | null>> | null | undefined

const written = (name: string, texts: Texts): FormValues => ({
  ...{ [`${name}.nl`]: texts?.nl ?? '', [`${name}.en`]: texts?.en ?? '', [`${name}.fr`]: texts?.fr ?? '' },
})

const ids = (things: readonly ({ _id: string } | null)[]) => listed(things).map(({ _id }) => _id)
const ticked = (is: boolean) => (is ? 'on' : '')

/** A course as its form shows it. */
export function valuesOf(course: WrittenCourse, banner: string | null | undefined): FormValues {
  const { title, slug, summary, description, audience, certificate, price } = course
  return {
    ...written('title', title),
    ...written('slug', slug),
    ...written('summary', summary),
    ...written('description', description),
    ...written('audience', audience),
    ...written('outcomes', typedRows(listed(course.outcomes))),
    ...written('programme', typedProgramme(listed(course.programme))),
    ...written('included', typedRows(listed(course.included))),
    ...written('certificate', certificate),
    updatedAt: course.updatedAt,
    ...{ banner: banner ?? '', showOnHomePage: ticked(course.showOnHomePage), type: course.type },
    ...{ category: course.category._id, days: String(course.days), subsidised: ticked(course.subsidised) },
    euros: eurosOf(price),
    ...{ groupSize: course.groupSize ? String(course.groupSize) : '', subsidyTheme: course.subsidyTheme },
    trainingDatabaseNumber: course.trainingDatabaseNumber ?? '',
    ...{ themes: ids(course.themes), locations: ids(course.locations) },
    ...{ languages: ids(course.languages), trainers: ids(course.trainers) },
  }
}
