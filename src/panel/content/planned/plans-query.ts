import { graphql } from '../../../ui/gql/gql.ts'
import type { PublishingPlanQuery } from '../../../ui/gql/graphql.ts'

export const plansQuery = graphql(`
  query PublishingPlans {
    publishingPlans {
      items { ...Plan }
    }
  }
`)

export const planQuery = graphql(`
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
