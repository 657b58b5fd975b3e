import { Catalogue } from './catalogue.tsx'
import type { CourseListProps } from './props.ts'
import { Selection } from './selection.tsx'

export function Block(props: CourseListProps) {
  return props.content.show === 'catalogue' ? <Catalogue {...props} /> : <Selection {...props} />
}
