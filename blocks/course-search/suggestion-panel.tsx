import { CorrectedSearch } from '../../src/ui/corrected-search.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import styles from './course-search.module.css'
import type { Suggestions } from './use-suggestions.ts'

/** What hangs under the field; what it says is announced by the form's status line. */
export function SuggestionPanel(props: { id: string; found: Suggestions; active: number; shown: boolean }) {
  const { id, found, active, shown } = props
  const t = useTexts('course-search')
  const word = { idle: null, found: null, loading: t('loading'), none: t('none'), failed: t('failed') }[found.state]
  return (
    <div className={styles.panel} hidden={!shown}>
      {word && (
        <p className={styles.state} aria-hidden="true">
          {word}
        </p>
      )}
      {found.corrected && (
        <div aria-hidden="true">
          <CorrectedSearch
            className={styles.state}
            corrected={found.corrected.to}
            intro={t('correctedTo')}
            typed={t('typed', { word: found.corrected.typed })}
          />
        </div>
      )}
      <div id={`${id}-suggestions`} role="listbox" aria-label={t('suggestions')}>
        {found.courses.map((course, index) => (
          <a
            key={course.href}
            id={`${id}-suggestion-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={course.href}
            className={styles.suggestion}
            onMouseDown={(event) => event.preventDefault()}
          >
            <span>{course.title}</span>
            <small>{course.category}</small>
          </a>
        ))}
      </div>
      {found.total > found.courses.length && (
        <button type="submit" className={styles.all} onMouseDown={(event) => event.preventDefault()}>
          {t('all', { count: found.total })} <span aria-hidden="true">→</span>
        </button>
      )}
    </div>
  )
}
