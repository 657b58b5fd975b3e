import { formatDayInYear, formatTimes } from '../../../domain/format.ts'
import { planSeries } from '../../../domain/series.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from '../../record/record.module.css'
import { RecordPart } from '../../record/record.tsx'
import { Clashes } from '../clashes.tsx'
import { clashesIn } from '../to-confirm.ts'
import { makeSeriesForm, seriesFields } from './series-forms.ts'
import { seriesSchema } from './series-schema.ts'

/** What the address says of a series; null where it says none that could be made. */
function seriesIn({ search }: PageContext) {
  const given = Object.fromEntries(seriesFields.map((name) => [name, search[name]?.[0]]))
  return seriesSchema.isValidSync(given) ? { given, series: seriesSchema.cast(given) } : null
}

/** The sessions as they will be, and the button that makes them. */
export function Plan({ page, form }: { page: PageContext; form: FormState | undefined }) {
  const t = useTexts('panel-series')
  const found = seriesIn(page)
  if (!found) return null
  const { given, series } = found
  const { sessions, skipped } = planSeries(series)
  const inWords = (day: string) => formatDayInYear(day, page.locale)
  const own = form?.form === makeSeriesForm.name ? form : undefined
  const refused = own && (own.message ?? Object.values(own.errors)[0])
  return (
    <RecordPart id="plan" title={t('plan')}>
      <div role="alert">{refused && <Notice tone="bad" title={refused} />}</div>
      <ol className={styles.lines} data-plan>
        {sessions.map(({ days, schedule }) => (
          <li key={days[0]}>
            <span>{days.map(inWords).join(', ')}</span>
            {schedule.slice(0, 1).map(({ start, end }) => (
              <span key={start}>{formatTimes(start, end, page.locale)}</span>
            ))}
          </li>
        ))}
      </ol>
      {skipped.length > 0 && <p>{t('skipped', { days: skipped.map(inWords).join(', ') })}</p>}
      <Clashes form={own} page={page} />
      <form method="post" data-form={makeSeriesForm.name}>
        <input type="hidden" name="form" value={makeSeriesForm.name} />
        {seriesFields.map((name) => (
          <input key={name} type="hidden" name={name} value={given[name] ?? ''} />
        ))}
        {clashesIn(own).length > 0 && <input type="hidden" name="isClashAccepted" value="on" />}
        <Button type="submit">{clashesIn(own).length > 0 ? t('makeAnyway') : t.count('make', sessions.length)}</Button>
      </form>
    </RecordPart>
  )
}
