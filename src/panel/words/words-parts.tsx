import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelPath, panelRoot } from '../kit/paths.ts'
import styles from './words.module.css'

const parts = [
  { path: '/words', text: 'texts' },
  { path: '/words/search-terms', text: 'searchTerms' },
  { path: '/words/mails', text: 'mails' },
] as const

/** What there is of words, each on a page of its own. */
export function WordsParts({ page }: { page: PageContext }) {
  const t = useTexts('panel-words')
  return (
    <nav aria-label={t('parts')}>
      <ul className={styles.parts}>
        {parts.map(({ path, text }) => (
          <li key={path}>
            <a
              className={styles.act}
              href={panelPath(path, page.locale)}
              aria-current={page.path === panelRoot + path ? 'page' : undefined}
            >
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
