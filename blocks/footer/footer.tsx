import type { Footer } from '../../schemas/static-content.ts'
import { brusselsYear } from '../../src/domain/days.ts'
import { inLocale, type Locale } from '../../src/domain/locales.ts'
import { pageLogoSvg } from '../../src/domain/tiles.ts'
import type { FooterBlockQuery } from '../../src/ui/gql/graphql.ts'
import { managedAddress } from '../../src/ui/managed-address.ts'
import { useTexts } from '../../src/ui/texts.ts'
import { InnerHtml } from '../../src/ui/wording.tsx'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './footer.module.css'

const pages = {
  learn: ['courses', 'coaching'],
  house: ['facilities', 'about', 'newsletter', 'contact'],
  legal: ['verify', 'privacy', 'disclaimer'],
} as const

/** Where the footer leads as long as editors say nothing else: the pages that the site always has. */
function useOwnColumns(): NonNullable<Footer['columns']> {
  const t = useTexts('footer')
  const column = (name: keyof typeof pages) => ({
    title: t(name),
    links: pages[name].map((value) => ({ label: t(value), url: { urlType: 'PAGE' as const, value } })),
  })
  return [column('learn'), column('house'), column('legal')]
}

function Columns({ columns, locale }: { columns: Footer['columns']; locale: Locale }) {
  const t = useTexts('footer')
  const own = useOwnColumns()
  const shown = columns?.length ? columns : own
  return (
    <nav className={styles.columns} aria-label={t('name')}>
      {shown.map((column, index) => (
        <div key={column.title}>
          <h2 className={styles.title}>{column.title}</h2>
          <ul className={styles.links}>
            {column.links.map(({ label, url }) => (
              <li key={label}>
                <a href={managedAddress(url, locale)}>{label}</a>
              </li>
            ))}
            {index === shown.length - 1 && (
              <li>
                <button type="button" className={styles.cookies} data-cookie-settings>
                  {t('cookieSettings')}
                </button>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function Address({ content, hours }: { content: Footer; hours: string | null }) {
  const t = useTexts('footer')
  return (
    <address className={styles.address}>
      <div className={styles.brand}>
        <InnerHtml as="span" className={styles.mark} html={pageLogoSvg()} />
        {content.name}
      </div>
      <p>
        {content.address}
        <br />
        {content.zip} {content.city}
      </p>
      <p>
        <a href={`tel:${content.phone.replaceAll(/[^\d+]/g, '')}`}>
          <span className="visually-hidden">{t('phone')} </span>
          {content.phone}
        </a>
        <br />
        <a href={`mailto:${content.email}`}>{content.email}</a>
      </p>
      {hours && <p>{hours}</p>}
    </address>
  )
}

export function Block({ content, data: { provider }, page }: BlockProps<Footer, FooterBlockQuery>) {
  const t = useTexts('footer')
  return (
    <footer className={styles.footer} data-site-footer>
      <div className="container">
        <div className={styles.top}>
          {/* On the contact page the address stands in the page itself (spec section 2). */}
          {page.path !== '/contact' && (
            <Address content={content} hours={inLocale(provider?.openingHours, page.locale)} />
          )}
          <Columns columns={content.columns} locale={page.locale} />
        </div>
        <div className={styles.bottom}>
          <p>
            © {brusselsYear(new Date(page.now))} {content.name}
            {provider && (
              <>
                <br />
                {[provider.name, t('vat', { number: provider.vat }), inLocale(provider.register, page.locale)].join(
                  ' · ',
                )}
              </>
            )}
          </p>
          <a href={content.subsidyUrl} target="_blank" rel="noopener">
            {content.subsidyLabel} <span aria-hidden="true">↗</span>
            <span className="visually-hidden">{t('newTab')}</span>
          </a>
        </div>
      </div>
    </footer>
  )
}
