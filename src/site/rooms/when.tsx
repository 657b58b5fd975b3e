import { dayPartHours, dayParts } from '../../domain/bookings.ts'
import { plusDays } from '../../domain/days.ts'
import { formatClock } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './rooms.module.css'

/** The day and its part, by their names; the floor below is the same by its tiles. */
export function When({ today, locale }: { today: string; locale: Locale }) {
  const t = useTexts('rooms')
  const names = { morning: t('morning'), afternoon: t('afternoon'), all: t('all') }
  const options = dayParts.map((value) => {
    const { start, end } = dayPartHours[value]
    return {
      value,
      label: names[value],
      hint: t('hours', { start: formatClock(start, locale), end: formatClock(end, locale) }),
    }
  })
  return (
    <div className={styles.moment}>
      <TextField name="date" type="date" min={today} max={plusDays(today, 730)} />
      <RadioGroup name="dayPart" options={options} />
    </div>
  )
}
