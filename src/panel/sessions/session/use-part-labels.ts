import { useTexts } from '../../../ui/texts.ts'
import { partFieldsOf, partNames } from './session-parts.ts'

/** What the fields of the rows are called. */
export function usePartLabels(): Record<string, string> {
  const t = useTexts('panel-sessions')
  const names = [t('day'), t('fromHour'), t('untilHour')]
  return Object.fromEntries(
    partNames.flatMap((name) => partFieldsOf(name).map((field, index) => [field, names[index] ?? ''])),
  )
}
