import { type Localized, localePath } from '../../domain/locales.ts'
import { isContact } from '../../domain/visitor.ts'
import { InnerHtml } from '../../ui/inner-html.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { pageLogoSvg } from '../../ui/tiles.ts'
import type { Site } from '../site.ts'
import { AccountMenu } from './account-menu.tsx'
import styles from './header.module.css'
import { LanguageSwitcher } from './language-switcher.tsx'
import { LoggedOut } from './logged-out.tsx'

const links = [
  { path: '/courses', text: 'courses' },
  { path: '/facilities', text: 'facilities' },
  { path: '/coaching', text: 'coaching' },
  { path: '/about', text: 'about' },
  { path: '/newsletter', text: 'newsletter' },
] as const

/** 'page' for the link that leads here, 'true' for the one above here. */
function current(path: string, here: string): 'page' | 'true' | undefined {
  if (path === here) return 'page'
  return here.startsWith(`${path}/`) ? 'true' : undefined
}

/** The bar on top of every page (spec section 2, Navigation); `navigation.ts` gives it its theme by scroll direction. */
export function Header(props: {
  page: Pick<PageContext, 'locale' | 'path' | 'search' | 'visitor'>
  /** Of the page in each language, without prefix. */
  paths: Localized
  site: Pick<Site, 'brand' | 'publicUrl'>
  controlPanelUrl: string
}) {
  const { page, paths, controlPanelUrl } = props
  const { brand, publicUrl } = props.site
  const t = useTexts('navigation')
  const to = (path: string) => ({ href: localePath(path, page.locale), 'aria-current': current(path, page.path) })
  return (
    <header
      className={styles.header}
      data-site-header
      data-theme="light"
      data-user={isContact(page.visitor) ? 'contact' : 'guest'}
    >
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <LoggedOut />
      <div className={`container ${styles.bar}`}>
        <a className={styles.brand} href={localePath('/', page.locale)}>
          <InnerHtml as="span" className={styles.logo} html={pageLogoSvg()} />
          <span className={styles.name}>{brand}</span>
          <span className="visually-hidden">, {t('home')}</span>
        </a>
        <nav id="site-menu" className={styles.menu} aria-label={t('main')} popover="auto">
          <ul className={styles.links}>
            {links.map(({ path, text }) => (
              <li key={path}>
                <a {...to(path)}>{t(text)}</a>
              </li>
            ))}
          </ul>
          <div className={styles.more}>
            <a {...to('/contact')}>{t('contact')}</a>
            <LanguageSwitcher page={page} paths={paths} />
          </div>
        </nav>
        <AccountMenu page={page} controlPanelUrl={controlPanelUrl} publicUrl={publicUrl} />
        <button type="button" className={styles.toggle} popoverTarget="site-menu" aria-label={t('menu')}>
          <span className={styles.bars} />
        </button>
      </div>
    </header>
  )
}
