import type { ReviewsBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { ReviewList } from '../../src/ui/review-list.tsx'
import { Section } from '../../src/ui/section.tsx'
import type { BlockProps } from '../kit/define-block.ts'

export function Block(props: BlockProps<{ title: string; limit: number }, ReviewsBlockQuery>) {
  const { id, content, data, page, opens } = props
  const reviews = listed(data.reviews?.items)
  if (reviews.length === 0) return null
  return (
    <Section id={id} opens={opens} title={content.title}>
      <ReviewList reviews={reviews} locale={page.locale} />
    </Section>
  )
}
