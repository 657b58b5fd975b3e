import type { Locale } from '../../src/domain/locales.ts'
import { enterpriseSizes } from '../../src/domain/subsidy-rules.ts'
import { Button } from '../../src/ui/button.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import type { CourseDetail } from './course.ts'
import styles from './subsidy.module.css'
import { SubsidyResult } from './subsidy-result.tsx'
import { calculatorFields, situationIn } from './subsidy-sum.ts'

/** For several participants and what was used already; the answer is this page at another address. */
export function SubsidyCalculator(props: {
  course: CourseDetail
  now: string
  locale: Locale
  search: Record<string, string[]>
}) {
  const t = useTexts('course-detail')
  const { course, now, locale, search } = props
  const { size, participants, used } = situationIn(search)
  const asked = calculatorFields.some((name) => search[name])
  return (
    <details id="calculator" className={styles.calculator} open={asked} data-print="off">
      <summary>{t('calculator')}</summary>
      {asked ? (
        <SubsidyResult course={course} now={now} locale={locale} situation={{ size, participants, used }} />
      ) : null}
      <form action="#calculator" className={styles.form}>
        <fieldset className={styles.sizes}>
          <legend>{t('enterprise')}</legend>
          {enterpriseSizes.map((one) => (
            <label key={one}>
              <input type="radio" name="size" value={one} defaultChecked={one === size} /> {t(`size.${one}`)}{' '}
              <span>{t(`sizeMeans.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <label className={styles.field}>
          {t('participants')}
          <input type="number" name="participants" min={1} max={50} defaultValue={participants} inputMode="numeric" />
        </label>
        <label className={styles.field}>
          {t('used')}
          <input type="number" name="used" min={0} max={7500} defaultValue={used} inputMode="numeric" />
        </label>
        <Button type="submit" look="outline" className={styles.submit}>
          {t('doCalculate')}
        </Button>
      </form>
    </details>
  )
}
