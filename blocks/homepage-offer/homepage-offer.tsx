import type { HomepageOffer } from '../../schemas/static-content.ts'
import { localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { TilePattern } from '../../src/ui/tile-pattern.tsx'
import { WholeWords } from '../../src/ui/wording.tsx'
import type { BlockProps } from '../kit/define-block.ts'
import styles from './homepage-offer.module.css'

/** One way to learn; the whole card leads on, the link in it says where. */
function OfferCard(props: { item: HomepageOffer['coaching']; seed: string; columns: number; href: string }) {
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
        <p className="small muted">{item.text}</p>
        <a className={styles.more} href={href}>
          {t('seeMore')} <span className="visually-hidden">{t('about', { title: item.title })}</span>
          <span aria-hidden="true">→</span>
        </a>
      </div>
    </li>
  )
}

/**
 * Each with the seed of its floor: the kinds of course, and coaching, have colours of their own. What is tailor-made leads
 * where the navigation leads for it, to the part of that page about it.
 */
const offers = [
  { name: 'calendarTraining', seed: 'CALENDAR', path: '/courses?types=CALENDAR' },
  { name: 'tailoredTraining', seed: 'TAILORED', path: '/coaching#tailored-title' },
  { name: 'onlineTraining', seed: 'ONLINE', path: '/courses?types=ONLINE' },
  { name: 'certificationTraining', seed: 'CERTIFICATION', path: '/courses?types=CERTIFICATION' },
  { name: 'coaching', seed: 'coaching', path: '/coaching' },
] as const

/** The first two are wider than the rest. */
const wide = 2

export function Block({ id, content, page, opens }: BlockProps<HomepageOffer>) {
  const t = useTexts('homepage-offer')
  const all = (
    <Button look="outline" href={localePath('/courses', page.locale)}>
      {t('allCourses')}
    </Button>
  )
  return (
    <Section id={id} opens={opens} title={content.title} action={all}>
      <ul className={styles.cards}>
        {offers.map(({ name, seed, path }, index) => (
          <OfferCard
            key={name}
            item={content[name]}
            seed={seed}
            columns={index < wide ? 8 : 6}
            href={localePath(path, page.locale)}
          />
        ))}
      </ul>
    </Section>
  )
}
