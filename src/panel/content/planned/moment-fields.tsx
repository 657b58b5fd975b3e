import { brusselsDay } from '../../../domain/days.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'

/** The day and the hour, by the clock in Brussels. */
export function MomentFields({ page }: { page: PageContext }) {
  const t = useTexts('panel-publishing')
  return (
    <>
      <TextField name="day" type="date" width="short" min={brusselsDay(new Date(page.now))} />
      <TextField name="time" type="time" width="short" hint={t('timeHint')} />
    </>
  )
}
