import { type Localized, localePath } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './journey-footer.module.css'
import { LanguageSwitcher } from './language-switcher.tsx'

const links = [
  { path: '/contact', text: 'contact' },
  { path: '/privacy', text: 'privacy' },
  { path: '/disclaimer', text: 'disclaimer' },
] as const

/** One line under who is on the way to pay: whom to call, what holds, and the same page in another language. */
export function JourneyFooter(props: { page: Pick<PageContext, 'locale' | 'search'>; paths: Localized }) {
  const { page, paths } = props
  const t = useTexts('navigation')
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.line}`}>
        <p>
          {t('call')} <a href={`tel:${provider.phone.replaceAll(' ', '')}`}>{provider.phone}</a>
        </p>
        <ul className={styles.links}>
          {links.map(({ path, text }) => (
            <li key={path}>
              <a href={localePath(path, page.locale)}>{t(text)}</a>
            </li>
          ))}
        </ul>
        <LanguageSwitcher page={page} paths={paths} />
      </div>
    </footer>
  )
}
