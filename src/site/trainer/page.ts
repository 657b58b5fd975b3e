import { array, boolean, object, string } from 'yup'
import { halfDays } from '../../domain/bookings.ts'
import { inLocale, localePath } from '../../domain/locales.ts'
import { familyOf } from '../../domain/tiles.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePage } from '../screens/define-page.ts'
import { newMarkId, partOf } from './marks.ts'
import { noteTaught } from './note-taught.ts'

const trainerSessionQuery = graphql(`
  query TrainerSession($token: String!) {
    provider { phone }
    trainerSession(token: $token) { ...TaughtSession }
  }
`)

const id = string().uuid('error.id').required('error.required')

/** Who was there in half a day, where no script runs: each of them, over the marks that were shown. */
export const taughtForm = defineForm({
  name: 'taught-attendance',
  schema: async () =>
    object({
      day: string().required('error.required'),
      half: string().oneOf(halfDays).required('error.required'),
      students: array(id).required('error.required'),
      seen: array(id).default([]),
      present: boolean().default(false),
    }),
  fields: ['day', 'half', 'students', 'seen', 'present'],
  document: noteTaught,
  variables: ({ day, half, students, seen, present }, { params, now }) => ({
    token: params.token ?? '',
    input: {
      marks: students.map((student) => ({ _id: newMarkId(), student, day, half, present, seen, madeAt: now })),
    },
  }),
  next: (_data, { path, locale }, { day, half }) => `${localePath(path, locale)}?part=${partOf({ day, half })}`,
})

/** Takes the link that a trainer was mailed: their session, without an account. One that opens nothing says so. */
export const trainerPage = definePage({
  path: '/trainer/:token',
  access: 'visitor',
  area: 'trainer',
  isJourney: true,
  hasSecretAddress: true,
  search: ['part'],
  query: {
    document: trainerSessionQuery,
    variables: ({ params }) => ({ token: params.token ?? '' }),
    mayBeMissing: true,
  },
  forms: [taughtForm],
  head({ trainerSession }, { locale }) {
    const texts = allTexts[locale].trainer
    const { description } = texts
    if (!trainerSession)
      return { title: texts.ended, description, status: 404, tilePattern: { seed: 'trainer', family: 'sky' } }
    const { course } = trainerSession.session
    const tilePattern = { seed: course.key, family: familyOf(course.category) }
    return { title: inLocale(course.title, locale) ?? '', description, tilePattern }
  },
  screen: 'trainer',
})
