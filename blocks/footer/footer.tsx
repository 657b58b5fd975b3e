import type { Footer } from '../../schemas/static-content.ts'
import { brusselsYear } from '../../src/domain/days.ts'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../define-block.ts'
import { Address } from './address.tsx'
import { Columns } from './columns.tsx'
import styles from './footer.module.css'

export function Block({ content, page }: BlockProps<Footer>) {
  const t = useTexts('footer')
  return (
    <footer className={styles.footer} data-site-footer>
      <div className="container">
        <div className={styles.top}>
          {/* On the contact page the address stands in the page itself (spec section 2). */}
          {page.path !== '/contact' && <Address content={content} />}
          <Columns columns={content.columns} locale={page.locale} />
        </div>
        <div className={styles.bottom}>
          <p>
            © {brusselsYear(new Date(page.now))} {content.name}
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
