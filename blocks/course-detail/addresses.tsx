import { inLocale, type Locale } from '../../src/domain/locales.ts'
import { addressIn } from '../../src/domain/provider.ts'
import { listed } from '../../src/ui/listed.ts'
import { useTexts } from '../../src/ui/texts.ts'
import type { CourseDetail } from './course.ts'
import styles from './practical.module.css'

const mapOf = (address: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

/** The buildings a course is given in, each with a plain link to a map. */
export function Addresses({ course, locale }: { course: CourseDetail; locale: Locale }) {
  const t = useTexts('course-detail')
  const places = listed(course.locations).filter(({ isOnline, address }) => !isOnline && address)
  if (places.length === 0 || course.type === 'TAILORED') return null
  return (
    <div>
      <dt>{t('where')}</dt>
      <dd>
        <ul className={styles.places}>
          {places.map((place) => {
            const { key, name, zip, city } = place
            const whole = `${addressIn(place, locale)}, ${zip ?? ''} ${inLocale(city, locale)}`
            return (
              <li key={key}>
                <strong>{inLocale(name, locale)}</strong>
                <span>{whole}</span>
                <a href={mapOf(whole)} rel="noreferrer" data-print="off">
                  {t('onTheMap')}
                  <span className="visually-hidden">: {inLocale(name, locale)}</span>
                </a>
              </li>
            )
          })}
        </ul>
      </dd>
    </div>
  )
}
