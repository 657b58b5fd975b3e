import type { Footer } from '../../schemas/static-content.ts'
import { Floor } from '../../src/ui/floor.tsx'
import { useTexts } from '../../src/ui/texts.tsx'
import styles from './footer.module.css'

export function Address({ content }: { content: Footer }) {
  const t = useTexts('footer')
  return (
    <address className={styles.address}>
      <div className={styles.brand}>
        <Floor seed="home" columns={2} rows={2} className={styles.mark} />
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
