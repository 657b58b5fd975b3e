import { type Locale, type Localized, localePath } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { pageLogoSvg } from '../../ui/tiles.ts'
import { InnerHtml } from '../../ui/wording.tsx'
import styles from './header.module.css'
import footerStyles from './journey-footer.module.css'
import { LanguageSwitcher } from './language-switcher.tsx'

/** The bar of who is on the way to pay: the house, and whom to call. */
export function JourneyHeader({ locale, brand }: { locale: Locale; brand: string }) {
  const t = useTexts('navigation')
  return (
    <header className={styles.header} data-site-header data-theme="light" data-user="guest">
      <a className={styles.skip} href="#content">
        {t('common.skipToContent')}
      </a>
      <div className={`container ${styles.bar}`}>
        <a className={styles.brand} href={localePath('/', locale)}>
          <InnerHtml as="span" className={styles.logo} html={pageLogoSvg()} />
          <span>{brand}</span>
          <span className="visually-hidden">, {t('home')}</span>
        </a>
        <p className={styles.call}>
          <span className={styles.help}>{t('call')}</span>{' '}
          <a href={`tel:${provider.phone.replaceAll(' ', '')}`}>{provider.phone}</a>
        </p>
      </div>
    </header>
  )
}

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
    <footer className={footerStyles.footer}>
      <div className={`container ${footerStyles.line}`}>
        <p>
          {t('call')} <a href={`tel:${provider.phone.replaceAll(' ', '')}`}>{provider.phone}</a>
        </p>
        <ul className={footerStyles.links}>
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
