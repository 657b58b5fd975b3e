import { defineForm } from '../../../ui/forms/define-form.ts'
import { noFields } from '../../../ui/forms/no-fields.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { hoursOf } from '../contact-hours.ts'
import { sessionHref } from '../sessions-path.ts'
import { partFieldsOf, partNames, scheduleOf } from './session-parts.ts'

export const sessionIdOf = ({ params }: PageContext) => params.id ?? ''
const back = (page: PageContext, said: string) => `${sessionHref(sessionIdOf(page), page)}?said=${said}`
const schemas = () => import('./session-schemas.ts')

/** Takes the session off the calendar: its participants choose, their money settles. */
export const cancelForm = defineForm({
  name: 'session-off',
  schema: async () => noFields,
  fields: [],
  document: graphql(`
    mutation TakeSessionOff($id: String!) {
      cancelSession(id: $id) { _id }
    }
  `),
  variables: (_values, page) => ({ id: sessionIdOf(page) }),
  next: (_data, page) => back(page, 'session-canceled'),
})

/** Promises that it runs. */
export const confirmForm = defineForm({
  name: 'session-on',
  schema: async () => noFields,
  fields: [],
  document: graphql(`
    mutation LetSessionRun($id: String!) {
      confirmSession(id: $id) { _id }
    }
  `),
  variables: (_values, page) => ({ id: sessionIdOf(page) }),
  next: (_data, page) => back(page, 'session-confirmed'),
})

/** Other days, hours, place, seats or minimum, of the session as it was read. */
export const changeForm = defineForm({
  name: 'session-change',
  schema: () => schemas().then((module) => module.sessionChangeSchema),
  fields: [
    'updatedAt',
    ...partNames.flatMap(partFieldsOf),
    ...(['duration', 'location', 'language', 'trainer', 'capacity', 'minimum', 'decisionOn'] as const),
    ...(['isClashAccepted', 'mails'] as const),
  ],
  refusals: {
    'Somebody else saved a newer version': { text: 'newerVersion' },
    'Session was canceled': { text: 'sessionOff' },
  },
  document: graphql(`
    mutation ChangeSession($id: String!, $input: SessionChanges_Input!) {
      updateSession(id: $id, input: $input) { _id }
    }
  `),
  variables({ parts, duration, trainer, minimum, decisionOn, ...rest }, page) {
    const input = {
      ...{ ...rest, schedule: scheduleOf(parts), duration: hoursOf(duration) },
      ...{ trainer: trainer || null, minimum: minimum ?? null, decisionOn: decisionOn || null },
    }
    return { id: sessionIdOf(page), input }
  },
  next: (_data, page) => back(page, 'saved'),
})

/** A result that nobody wrote down yet. */
export const resultForm = defineForm({
  name: 'result',
  schema: () => schemas().then((module) => module.resultSchema),
  fields: ['student', 'score', 'maximum', 'remark'],
  document: graphql(`
    mutation WriteResult($input: NewResult_Input!) {
      createResult(input: $input) { _id }
    }
  `),
  variables: ({ student, score, maximum, remark }, page) => ({
    input: { student, score, maximum, session: sessionIdOf(page), remark: remark ?? null },
  }),
  next: (_data, page) => back(page, 'saved'),
})

/** One that was written down wrong. */
export const mendedResultForm = defineForm({
  name: 'result-mended',
  schema: () => schemas().then((module) => module.mendedResultSchema),
  fields: ['result', 'score', 'maximum', 'remark'],
  document: graphql(`
    mutation MendResult($id: String!, $input: ResultChanges_Input!) {
      updateResult(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ result, score, maximum, remark }) => ({
    id: result,
    input: { score, maximum, remark: remark ?? null },
  }),
  next: (_data, page) => back(page, 'saved'),
})

/** Everybody who earned a certificate gets it. */
export const certificatesForm = defineForm({
  name: 'certificates',
  schema: async () => noFields,
  fields: [],
  document: graphql(`
    mutation GiveCertificates($id: String!) {
      giveCertificates(id: $id) { given }
    }
  `),
  variables: (_values, page) => ({ id: sessionIdOf(page) }),
  next: (_data, page) => back(page, 'certificates-given'),
})
