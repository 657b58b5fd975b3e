import type { ReactNode } from 'react'
import { type Locale, type Localized, localePath } from '../../domain/locales.ts'
import { pageLogoSvg } from '../../domain/tiles.ts'
import { isContact } from '../../domain/visitor.ts'
import { Button } from '../../ui/button.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { InnerHtml } from '../../ui/wording.tsx'
import type { Site } from '../screens/site.ts'
import menuStyles from './account-menu.module.css'
import styles from './header.module.css'
import { LanguageSwitcher } from './language-switcher.tsx'
import loggedOutStyles from './logged-out.module.css'

/** Shown where the address ends in `#logged-out`, which is how signing out leads home: pages are the same for everyone. */
function LoggedOut() {
  const t = useTexts('errors')
  return (
    <p id="logged-out" className={loggedOutStyles.notice} role="status" tabIndex={-1}>
      {t('loggedOut')}
      <a className={loggedOutStyles.close} href="#content">
        {t('close')}
      </a>
    </p>
  )
}

interface BarProps {
  locale: Locale
  brand: string
  user: 'contact' | 'guest'
  notice?: ReactNode
  children: ReactNode
}

/** What every bar has: the way past it, and the house by its name. `navigation.ts` gives it its theme by scroll direction. */
export function Bar({ locale, brand, user, notice, children }: BarProps) {
  const t = useTexts('navigation')
  return (
    <header className={styles.header} data-site-header data-theme="light" data-user={user}>
      <a className={styles.skip} href="#content">
        {t('common.skipToContent')}
      </a>
      {notice}
      <div className={`container ${styles.bar}`}>
        <a className={styles.brand} href={localePath('/', locale)}>
          <InnerHtml as="span" className={styles.logo} html={pageLogoSvg()} />
          <span>{brand}</span>
          <span className="visually-hidden">, {t('home')}</span>
        </a>
        {children}
      </div>
    </header>
  )
}

/** Both states stand in the page, as public ones are the same for everyone; `navigation.ts` shows the one that fits the cookie. */
function AccountMenu(props: {
  page: Pick<PageContext, 'locale' | 'path'>
  controlPanelUrl: string
  publicUrl: string
}) {
  const { controlPanelUrl, publicUrl } = props
  const { locale, path } = props.page
  const t = useTexts('navigation')
  // The built-in control panel is none for customers: they switch in their account.
  const isBuiltIn = controlPanelUrl.startsWith('/')
  const here = encodeURIComponent(publicUrl + localePath(path, locale))
  const switchAddress = isBuiltIn
    ? localePath('/my-account/organisations', locale)
    : `${controlPanelUrl}/login?returnUrl=${here}`
  return (
    <div className={menuStyles.account}>
      <Button look="outline" className={menuStyles.guest} href={localePath('/login', locale)} rel="nofollow">
        {t('common.logIn')}
      </Button>
      <button type="button" className={menuStyles.contact} popoverTarget="user-menu">
        {t('account')}
      </button>
      <div id="user-menu" className={menuStyles.menu} popover="auto">
        <a href={localePath('/my-account', locale)}>{t('common.myAccount')}</a>
        <a href={switchAddress} rel="nofollow">
          {t('switchOrganisation')}
        </a>
        <form method="post" action={localePath('/logout', locale)} data-form="logout">
          <button type="submit">{t('common.logout')}</button>
        </form>
      </div>
    </div>
  )
}

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

/** The bar on top of every page (spec section 2, Navigation). */
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
    <Bar locale={page.locale} brand={brand} user={isContact(page.visitor) ? 'contact' : 'guest'} notice={<LoggedOut />}>
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
    </Bar>
  )
}
