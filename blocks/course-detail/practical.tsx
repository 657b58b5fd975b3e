import { addressIn } from '../../src/domain/addresses.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { formatMoney } from '../../src/domain/format.ts'
import { inLocale, type Locale } from '../../src/domain/locales.ts'
import { trainingLeaveRuleOn } from '../../src/domain/training-leave.ts'
import { vatOn, vatRate } from '../../src/domain/vat.ts'
import { Button } from '../../src/ui/button.tsx'
import { listed } from '../../src/ui/listed.ts'
import { Markdown } from '../../src/ui/markdown.tsx'
import { SubsidyMark } from '../../src/ui/price.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import { askPath, type CommonTexts, type CourseDetail } from './course.ts'
import partStyles from './course-detail.module.css'
import styles from './practical.module.css'
import { paidByEnterprise } from './subsidy-sum.ts'

const mapOf = (address: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`

/** The buildings a course is given in, each with a plain link to a map. */
function Addresses({ course, locale }: { course: CourseDetail; locale: Locale }) {
  const t = useTexts('course-detail')
  const places = listed(course.locations).filter(({ isOnline, address }) => !isOnline && address)
  if (places.length === 0 || course.type === 'TAILORED') return null
  return (
    <div>
      <dt className="strong">{t('where')}</dt>
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

const includedIn = {
  CALENDAR: 'included',
  CERTIFICATION: 'included',
  ONLINE: 'includedOnline',
  TAILORED: 'includedTailored',
} as const

/** What the price includes, what one holds at the end, how many one learns with, where, and what if one cannot come. */
export function Practical(props: { course: CourseDetail; common: CommonTexts; now: string; locale: Locale }) {
  const { course, common, now, locale } = props
  const t = useTexts('course-detail')
  const { trainingDatabaseNumber: number } = course
  const leave = number && trainingLeaveRuleOn(brusselsDay(new Date(now)))
  const own = listed(course.included).map((line) => `- ${inLocale(line, locale)}`)
  const included = [common(includedIn[course.type]), ...own].filter(Boolean).join('\n')
  const facts = [
    { term: t('included'), text: included },
    { term: t('certificate'), text: inLocale(course.certificate, locale) ?? common('certificate') },
    { term: t('groupSize'), text: course.groupSize ? t.count('atMost', course.groupSize) : null },
    { term: t('trainingLeave'), text: leave ? t('trainingLeaveText', { number, hours: leave.yearlyHours }) : null },
    { term: t('cancellation'), text: course.type === 'TAILORED' ? null : common('cancellation') },
  ]
  return (
    <section className={partStyles.part} aria-labelledby="practical-title">
      <h2 id="practical-title">{t('practical')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ term, text }) =>
          text ? (
            <div key={term}>
              <dt className="strong">{term}</dt>
              <dd>
                <Markdown text={text} className={styles.text} />
              </dd>
            </div>
          ) : null,
        )}
        <Addresses course={course} locale={locale} />
      </dl>
    </section>
  )
}

/** For whom it costs less, without VAT. */
export function LowerPrices({ course, locale }: { course: CourseDetail; locale: Locale }) {
  const t = useTexts('course-detail')
  const { earlyPrice, earlyDays, groupPrice, groupFrom } = course
  return (
    <>
      {earlyPrice && earlyDays && (
        <p className="small" data-price="early">
          {t('earlyPrice', { price: formatMoney(earlyPrice, locale), days: earlyDays })}
        </p>
      )}
      {groupPrice && groupFrom && (
        <p className="small" data-price="group">
          {t('groupPrice', { price: formatMoney(groupPrice, locale), from: groupFrom })}
        </p>
      )}
    </>
  )
}

/** What one participant costs, without and with VAT, and what the kmo-portefeuille leaves of it. */
export function Cost({ course, now, locale }: { course: CourseDetail; now: string; locale: Locale }) {
  const t = useTexts('course-detail')
  const { price } = course
  const money = (cents: number) => formatMoney(cents, locale)
  const least = paidByEnterprise(course, { size: 'small', participants: 1, used: 0 }, now)
  return (
    <section className={styles.box} aria-labelledby="cost-title">
      <h2 id="cost-title" className={styles.title}>
        {t('cost')}
      </h2>
      {price ? (
        <dl className={styles.rows}>
          <div>
            <dt>{t('exclVat')}</dt>
            <dd className="nowrap">{money(price)}</dd>
          </div>
          <div>
            <dt>{t('vat', { rate: vatRate })}</dt>
            <dd className="nowrap">{money(vatOn(price))}</dd>
          </div>
          <div className={styles.total}>
            <dt>{t('inclVat')}</dt>
            <dd className="nowrap">{money(price + vatOn(price))}</dd>
          </div>
        </dl>
      ) : (
        <p className={styles.total}>{t(price === 0 ? 'free' : 'onRequest')}</p>
      )}
      <LowerPrices course={course} locale={locale} />
      {price ? <p className="small muted">{t('whoPaysVat')}</p> : null}
      <p className={styles.subsidy}>
        <SubsidyMark course={course} />
      </p>
      {least && least.aid > 0 ? (
        <p className="small muted">
          {t('leastCost', { amount: money(least.own) })} <a href="#subsidy">{t('calculate')}</a>
        </p>
      ) : null}
    </section>
  )
}

/** Whom to ask: somebody by name, by telephone or in writing. */
export function Ask({ course, common, locale }: { course: CourseDetail; common: CommonTexts; locale: Locale }) {
  const t = useTexts('course-detail')
  const tailored = course.type === 'TAILORED'
  const name = common(tailored ? 'tailoredContactName' : 'contactName')
  const phone = common(tailored ? 'tailoredContactPhone' : 'contactPhone')
  return (
    <section className={styles.ask} aria-labelledby="ask-title" data-print="off">
      <h2 id="ask-title" className={styles.askTitle}>
        {t('ask')}
      </h2>
      {name ? <p>{t('askSomebody', { name })}</p> : null}
      {phone ? (
        <p>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.phone}>
            {phone}
          </a>
        </p>
      ) : null}
      <Button look="outline" href={askPath(course, locale)}>
        {t('askByForm')}
      </Button>
    </section>
  )
}
