import type { HomepageOffer } from '../../schemas/static-content.ts'
import { localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { BlockProps } from '../define-block.ts'
import styles from './homepage-offer.module.css'
import { OfferCard } from './offer-card.tsx'

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
