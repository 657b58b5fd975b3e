import { formatNumber } from '../../src/domain/format.ts'
import { inLocale } from '../../src/domain/locales.ts'
import type { ReviewsBlockQuery } from '../../src/ui/gql/graphql.ts'
import { listed } from '../../src/ui/listed.ts'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../define-block.ts'
import styles from './reviews.module.css'

export function Block({
  id,
  content,
  data,
  page,
  opens,
}: BlockProps<{ title: string; limit: number }, ReviewsBlockQuery>) {
  const t = useTexts('reviews')
  const reviews = listed(data.reviews?.items)
  if (reviews.length === 0) return null
  return (
    <Section id={id} opens={opens} title={content.title}>
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review._id}>
            <figure className={styles.review}>
              <p className={styles.score}>
                <span className="visually-hidden">
                  {t('score', { score: formatNumber(review.score, page.locale) })}
                </span>
                <span aria-hidden="true">
                  {formatNumber(review.score, page.locale)}
                  <small>/10</small>
                </span>
              </p>
              <blockquote className={styles.quote}>{inLocale(review.text, page.locale)}</blockquote>
              <figcaption className={styles.who}>
                <strong>{review.name}</strong>
                <span>{inLocale(review.role, page.locale)}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
