import type { Footer } from '../../schemas/static-content.ts'
import { InnerHtml } from '../../src/ui/inner-html.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { pageLogoSvg } from '../../src/ui/tiles.ts'
import styles from './footer.module.css'

export function Address({ content }: { content: Footer }) {
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
    </address>
  )
}
