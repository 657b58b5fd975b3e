import { brusselsInstant } from '../../../domain/days.ts'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import { plannedHref } from '../../kit/paths.ts'
import { documentsIn } from '../together/chosen-documents.ts'

const instantOf = ({ day, time }: { day: string; time: string }) => brusselsInstant(day, time).toISOString()

/** Plans that several documents become public together. */
export const planForm = defineForm({
  name: 'content-plan',
  schema: () => import('./plan-schemas.ts').then((module) => module.planSchema),
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

/** Changes a plan before its time. */
export const planChangeForm = defineForm({
  name: 'content-plan-change',
  schema: () => import('./plan-schemas.ts').then((module) => module.planChangeSchema),
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

/** Takes a plan back before its time. */
export const withdrawForm = defineForm({
  name: 'content-plan-withdraw',
  schema: () => import('./plan-schemas.ts').then((module) => module.withdrawSchema),
  fields: ['id'],
  document: graphql(`
    mutation WithdrawPublishingPlan($id: String!) {
      withdrawPublishingPlan(id: $id) { _id }
    }
  `),
  variables: ({ id }) => ({ id }),
  next: (_data, page) => `${plannedHref(page)}?said=content-plan-withdrawn`,
})
