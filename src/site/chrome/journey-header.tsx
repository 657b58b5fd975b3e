import { type Locale, localePath } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import { InnerHtml } from '../../ui/inner-html.tsx'
import { useTexts } from '../../ui/texts.ts'
import { pageLogoSvg } from '../../ui/tiles.ts'
import styles from './header.module.css'

/** The bar of who is on the way to pay: the house, and whom to call. */
export function JourneyHeader({ locale, brand }: { locale: Locale; brand: string }) {
  const t = useTexts('navigation')
  return (
    <header className={styles.header} data-site-header data-theme="light" data-user="guest">
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <div className={`container ${styles.bar}`}>
        <a className={styles.brand} href={localePath('/', locale)}>
          <InnerHtml as="span" className={styles.logo} html={pageLogoSvg()} />
          <span className={styles.name}>{brand}</span>
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
