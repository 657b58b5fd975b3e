import { formatNumber } from '../domain/format.ts'
import { inLocale, type Locale, type Localized } from '../domain/locales.ts'
import styles from './review-list.module.css'
import { useTexts } from './texts.ts'

type Text = Partial<Localized<string | null>>

/** What participants said, each with a score of ten. */
export function ReviewList(props: {
  reviews: readonly { _id: string; name: string; score: number; role: Text; text: Text; language?: string | null }[]
  locale: Locale
}) {
  const t = useTexts('reviews')
  const { reviews, locale } = props
  return (
    <ul className={styles.reviews}>
      {reviews.map((review) => (
        <li key={review._id}>
          <figure className={styles.review}>
            <p className={styles.score}>
              <span className="visually-hidden">{t('score', { score: formatNumber(review.score, locale) })}</span>
              <span aria-hidden="true">
                {formatNumber(review.score, locale)}
                <small className="small muted">/10</small>
              </span>
            </p>
            <blockquote className={styles.quote} lang={review.language ?? undefined}>
              {inLocale(review.text, locale)}
            </blockquote>
            <figcaption className={styles.who}>
              <strong>{review.name}</strong>
              <span className="muted">{inLocale(review.role, locale)}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
