import type { CourseListBlockQuery } from '../../src/ui/gql/graphql.ts'
import type { BlockProps } from '../define-block.ts'
import { Catalogue } from './catalogue.tsx'
import { Selection } from './selection.tsx'

export interface CourseListContent {
  title: string
  text?: string | null
  show: 'catalogue' | 'homepage' | 'upcoming'
  limit: number
  only?: string | null
}
export type CourseListProps = BlockProps<CourseListContent, CourseListBlockQuery>

export function Block(props: CourseListProps) {
  return props.content.show === 'catalogue' ? <Catalogue {...props} /> : <Selection {...props} />
}
