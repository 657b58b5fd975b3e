import type { HomepageOffer } from '../../schemas/static-content.ts'
import { localePath } from '../../src/domain/locales.ts'
import { Button } from '../../src/ui/button.tsx'
import { Section } from '../../src/ui/section.tsx'
import { useTexts } from '../../src/ui/texts.tsx'
import type { BlockProps } from '../define-block.ts'
import styles from './homepage-offer.module.css'
import { OfferCard } from './offer-card.tsx'

const offers = [
  { name: 'calendarTraining', family: 'terra', path: '/courses?types=CALENDAR' },
  { name: 'tailoredTraining', family: 'sage', path: '/courses?types=TAILORED' },
  { name: 'onlineTraining', family: 'sky', path: '/courses?types=ONLINE' },
  { name: 'certificationTraining', family: 'ochre', path: '/courses?types=CERTIFICATION' },
  { name: 'coaching', family: 'plum', path: '/coaching' },
] as const

export function Block({ id, content, page }: BlockProps<HomepageOffer>) {
  const t = useTexts('homepage-offer')
  const all = (
    <Button look="outline" href={localePath('/courses', page.locale)}>
      {t('allCourses')}
    </Button>
  )
  return (
    <Section id={id} title={content.title} action={all}>
      <ul className={styles.cards}>
        {offers.map(({ name, family, path }) => (
          <OfferCard key={name} item={content[name]} seed={name} family={family} href={localePath(path, page.locale)} />
        ))}
      </ul>
    </Section>
  )
}
