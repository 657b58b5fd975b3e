import { type Locale, type Localized, localePath } from '../../domain/locales.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './header.module.css'
import { Bar } from './header.tsx'
import footerStyles from './journey-footer.module.css'
import { LanguageSwitcher } from './language-switcher.tsx'

function Phone({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
}

/** The bar of who is on the way to pay: the house, and whom to call. */
export function JourneyHeader({ locale, brand, phone }: { locale: Locale; brand: string; phone: string }) {
  const t = useTexts('navigation')
  return (
    <Bar locale={locale} brand={brand} user="guest">
      <p className={styles.call}>
        <span className={styles.help}>{t('call')}</span> <Phone phone={phone} />
      </p>
    </Bar>
  )
}

const links = [
  { path: '/contact', text: 'contact' },
  { path: '/privacy', text: 'privacy' },
  { path: '/disclaimer', text: 'disclaimer' },
] as const

interface FooterProps {
  page: Pick<PageContext, 'locale' | 'search'>
  paths: Localized
  phone: string
}

/** One line under who is on the way to pay: whom to call, what holds, and the same page in another language. */
export function JourneyFooter({ page, paths, phone }: FooterProps) {
  const t = useTexts('navigation')
  return (
    <footer className={footerStyles.footer}>
      <div className={`container ${footerStyles.line}`}>
        <p>
          {t('call')} <Phone phone={phone} />
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
