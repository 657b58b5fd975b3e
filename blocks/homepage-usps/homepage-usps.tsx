import type { HomepageUsps } from '../../schemas/static-content.ts'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './homepage-usps.module.css'

export function Block({ id, content }: BlockProps<HomepageUsps>) {
  const t = useTexts('homepage-usps')
  return (
    <section className={`on-ink ${styles.band}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="visually-hidden">
        {t('title')}
      </h2>
      <ul className={`container ${styles.items}`}>
        {content.items.map((item) => (
          <li key={item.text}>
            <strong className={styles.figure}>{item.figure}</strong>
            <span className={styles.text}>{item.text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
