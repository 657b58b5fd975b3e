import type { CourseListBlockQuery } from '../../src/ui/gql/graphql.ts'
import type { BlockProps } from '../define-block.ts'

interface CourseListContent {
  title: string
  text?: string | null
  show: 'catalogue' | 'homepage' | 'upcoming'
  limit: number
  only?: string | null
  location?: string | null
  category?: string | null
}
export type CourseListProps = BlockProps<CourseListContent, CourseListBlockQuery>
