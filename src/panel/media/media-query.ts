import { graphql } from '../../ui/gql/gql.ts'
import type { MediaListQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { pageSize, readListAddress, searchedText } from '../kit/define-resource-list.ts'

export const mediaPath = '/media'

export const mediaQuery = graphql(`
  query MediaList($page: Int!, $limit: Int!, $search: String) {
    media(page: $page, limit: $limit, search: $search) {
      total
      items {
        _id name url size width height focalX focalY decorative
        alternativeText { nl en fr }
        uses { kind key title { nl en fr } }
      }
    }
  }
`)

export type MediaRow = NonNullable<NonNullable<MediaListQuery['media']>['items'][number]>

export const mediaAddress = (page: PageContext) => readListAddress(page, ['createdAt'], 'DESC')

export const mediaVariables = (page: PageContext) => ({
  page: mediaAddress(page).page,
  limit: pageSize,
  search: searchedText(page, 'search'),
})
