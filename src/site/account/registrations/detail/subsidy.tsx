import { brusselsDay } from '../../../../domain/days.ts'
import { formatAmount, formatFullDate } from '../../../../domain/format.ts'
import { formatDays } from '../../../../domain/format-days.ts'
import { inLocale } from '../../../../domain/locales.ts'
import { provider } from '../../../../domain/provider.ts'
import { FactList } from '../../../../ui/fact-list.tsx'
import type { RegistrationDetailQuery } from '../../../../ui/gql/graphql.ts'
import { listed } from '../../../../ui/listed.ts'
import type { PageContext } from '../../../../ui/page-context.ts'
import { useTexts } from '../../../../ui/texts.ts'
import { WholeWords } from '../../../../ui/whole-words.tsx'
import styles from './detail.module.css'

type Record = NonNullable<RegistrationDetailQuery['registration']>

/** By when the kmo-portefeuille is asked for and paid into, and what its form wants to know; nothing once it is too late. */
export function Subsidy({ record, page }: { record: Record; page: PageContext }) {
  const t = useTexts('registrations')
  const { locale, now } = page
  const { session, invoice, net, students } = record
  const { subsidy: deadlines } = record.deadlines
  const { course, schedule } = session
  const days = listed(schedule).map(({ start }) => start)
  if (!deadlines || deadlines.pay < brusselsDay(new Date(now))) return null
  const date = (day: string) => formatFullDate(day, locale)
  return (
    <section className={styles.part} aria-labelledby="subsidy" data-subsidy={deadlines.apply}>
      <h2 id="subsidy">
        <WholeWords text={t('subsidy.title')} />
      </h2>
      <p>{t('subsidy.text')}</p>
      <ol className={styles.steps}>
        <li>{t('subsidy.apply', { date: date(deadlines.apply) })}</li>
        <li>{t('subsidy.pay', { date: date(deadlines.pay) })}</li>
      </ol>
      <h3>{t('subsidy.sheet')}</h3>
      <FactList
        facts={[
          [t('subsidy.recognition'), `${provider.name}, ${provider.recognition}`],
          [t('subsidy.course'), inLocale(course.title, locale)],
          [t('days'), formatDays(days, locale)],
          [t('subsidy.participants'), String(students.length)],
          [t('subsidy.price'), formatAmount(net, locale)],
          [t('subsidy.enterprise'), `${invoice.name}, ${invoice.vat?.replace(/^BE/, '')}`],
        ]}
      />
      <p className={styles.help}>{t('subsidy.help')}</p>
    </section>
  )
}
