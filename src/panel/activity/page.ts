import { type ActivityKind, activityKinds } from '../../../schemas/activity.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { ActivityListQuery } from '../../ui/gql/graphql.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { activityPath } from '../kit/paths.ts'

export const activityList = defineResourceList({
  path: activityPath,
  texts: 'panel-activity',
  query: graphql(`
    query ActivityList(
      $page: Int!, $limit: Int!, $sort: [String], $locale: String, $kind: String, $actor: String, $by: String, $subject: String,
      $at: String
    ) {
      activities(
        page: $page, limit: $limit, sort: $sort, locale: $locale, kind: $kind, actor: $actor, by: $by, subject: $subject,
        at: $at
      ) {
        total
        items {
          _id at by actor kind isCreditNote event subject target targetId
          differences { field before after beforePicture afterPicture }
        }
      }
    }
  `),
  also: ({ locale }) => ({ locale }),
  orders: ['at'],
  usual: 'DESC',
  filters: {
    by: 'text',
    kind: activityKinds satisfies readonly ActivityKind[],
    at: 'day',
    actor: 'id',
    subject: 'id',
  },
})

export type ActivityRow = NonNullable<NonNullable<ActivityListQuery['activities']>['items'][number]>
