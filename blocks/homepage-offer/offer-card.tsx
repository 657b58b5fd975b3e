import type { HomepageOffer } from '../../schemas/static-content.ts'
import { useTexts } from '../../src/ui/texts.ts'
import { TilePattern } from '../../src/ui/tile-pattern.tsx'
import { WholeWords } from '../../src/ui/whole-words.tsx'
import styles from './homepage-offer.module.css'

/** One way to learn; the whole card leads on, the link in it says where. */
export function OfferCard(props: { item: HomepageOffer['coaching']; seed: string; columns: number; href: string }) {
  const t = useTexts('homepage-offer')
  const { item, seed, columns, href } = props
  return (
    <li className={styles.card} data-turns>
      <div className={styles.side}>
        <TilePattern seed={seed} columns={2} rows={7} />
      </div>
      <TilePattern seed={seed} columns={columns} rows={2} turn className={styles.top} />
      <div className={styles.words}>
        <h3>
          <WholeWords text={item.title} />
        </h3>
        <p className="muted">{item.text}</p>
        <a className={styles.more} href={href}>
          {t('seeMore')} <span className="visually-hidden">{t('about', { title: item.title })}</span>
          <span aria-hidden="true">→</span>
        </a>
      </div>
    </li>
  )
}
