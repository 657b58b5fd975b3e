import { array, boolean, object, string, type TestContext } from 'yup'
import { brusselsInstant, isDay } from '../../domain/days.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PublishingPlanQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'
import { plannedHref } from '../kit/paths.ts'
import { contentStatesQuery } from './contents.ts'
import { choice, chosenLocales, documentsIn, refusedTogether, togetherSchema } from './together-page.ts'

const plansQuery = graphql(`
  query PublishingPlans {
    publishingPlans {
      items { ...Plan }
    }
  }
`)

const planQuery = graphql(`
  query PublishingPlan($id: String!) {
    publishingPlan(id: $id) { ...Plan }
  }
`)

graphql(`
  fragment Plan on PublishingPlan {
    _id at status reason locales author settledAt
    documents { type version newest published title { nl en fr } }
  }
`)

export type Plan = NonNullable<PublishingPlanQuery['publishingPlan']>

const isTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** The hour of a day that is not over: by the clock in Brussels. */
function isAhead(time: string, { parent }: TestContext): boolean {
  const { day } = parent as { day?: string }
  if (!day || !isDay(day) || !isTime.test(time)) return true
  return brusselsInstant(day, time).getTime() > Date.now()
}

const moment = {
  day: string()
    .test('day', 'error.date', (day) => !day || isDay(day))
    .required('error.required'),
  time: string()
    .matches(isTime, 'error.form')
    .test('ahead', 'error.pastDate', (time = '', context) => isAhead(time, context))
    .required('error.required'),
}

const planSchema = togetherSchema.shape(moment)

/** Another moment or other languages; `renew` takes the newest versions along. */
const planChangeSchema = object({
  choice: array(choice.required()).min(1, 'error.form').required('error.required'),
  locales: chosenLocales,
  ...moment,
  renew: boolean().required(),
})

const instantOf = ({ day, time }: { day: string; time: string }) => brusselsInstant(day, time).toISOString()

export const planForm = defineForm({
  name: 'content-plan',
  schema: async () => planSchema,
  fields: ['choice', 'locales', 'day', 'time'],
  document: graphql(`
    mutation PlanPublishing($input: NewPublishingPlan_Input!) {
      planPublishing(input: $input) { _id }
    }
  `),
  variables: ({ choice, locales, ...moment }) => ({
    input: { documents: documentsIn(choice), locales, at: instantOf(moment) },
  }),
  next: (_data, page) => `${plannedHref(page)}?said=content-planned`,
})

export const planChangeForm = defineForm({
  name: 'content-plan-change',
  schema: async () => planChangeSchema,
  fields: ['choice', 'locales', 'day', 'time', 'renew'],
  document: graphql(`
    mutation ChangePublishingPlan($id: String!, $input: PublishingPlanChanges_Input!) {
      changePublishingPlan(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ choice, locales, renew, ...moment }, { params }) => ({
    id: params.id ?? '',
    input: { locales, at: instantOf(moment), ...(renew && { documents: documentsIn(choice) }) },
  }),
  next: (_data, page) => `${plannedHref(page)}?said=content-planned`,
})

export const withdrawForm = defineForm({
  name: 'content-plan-withdraw',
  schema: async () => object({ id: string().uuid('error.id').required('error.required') }),
  fields: ['id'],
  document: graphql(`
    mutation WithdrawPublishingPlan($id: String!) {
      withdrawPublishingPlan(id: $id) { _id }
    }
  `),
  variables: ({ id }) => ({ id }),
  next: saidHere('content-plan-withdrawn'),
})

export const contentPlannedPage = definePanelPage({
  path: '/control-panel/content/planned',
  search: ['withdraw'],
  query: { document: plansQuery, variables: () => ({}) },
  forms: [withdrawForm],
  title: (_data, { locale }) => allTexts[locale]['panel-publishing'].plannedTitle,
})

export const contentPlanPage = definePanelPage({
  path: '/control-panel/content/planned/new',
  search: ['document'],
  query: { document: contentStatesQuery, variables: () => ({}) },
  forms: [planForm],
  refused: refusedTogether,
  title: (_data, { locale }) => allTexts[locale]['panel-publishing'].planTitle,
})

export const contentPlanChangePage = definePanelPage({
  path: '/control-panel/content/planned/:id',
  query: {
    document: planQuery,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    isThere: ({ publishingPlan }) => publishingPlan?.status === 'planned',
    mayBeMissing: true,
  },
  forms: [planChangeForm],
  refused: refusedTogether,
  title: (_data, { locale }) => allTexts[locale]['panel-publishing'].changeTitle,
})
