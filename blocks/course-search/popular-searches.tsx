import { type Locale, localePath } from '../../src/domain/locales.ts'
import { useTexts } from '../../src/ui/texts.ts'
import styles from './course-search.module.css'

export function PopularSearches({ words, locale }: { words: string[]; locale: Locale }) {
  const t = useTexts('course-search')
  if (words.length === 0) return null
  return (
    <div className={styles.popular}>
      <span>{t('popular')}</span>
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word}>
            <a href={localePath(`/courses?search=${encodeURIComponent(word)}`, locale)}>{word}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
