import { type Locale, localePath } from '../../src/domain/locales.ts'
import type { CourseListBlockQuery } from '../../src/ui/gql/graphql.ts'
import { Markdown } from '../../src/ui/markdown.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import styles from './course-list.module.css'

type Result = NonNullable<NonNullable<CourseListBlockQuery['siteSearch']>[number]>

/** Pages and questions that answer the search; a question is answered where it stands. */
export function OnSite({ results, locale }: { results: Result[]; locale: Locale }) {
  const t = useTexts('course-list')
  if (results.length === 0) return null
  return (
    <section className={styles.onSite} data-on-site>
      <h3 className={styles.orTitle}>{t('onSite')}</h3>
      <ul>
        {results.map(({ key, title, text, path }) => (
          <li key={key}>
            {path ? (
              <>
                <a href={localePath(path, locale)}>{title}</a>
                {text && <p className="muted">{text}</p>}
              </>
            ) : (
              <details>
                <summary>{title}</summary>
                <Markdown text={text} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
