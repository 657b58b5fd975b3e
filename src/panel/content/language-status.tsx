import { Mark } from '../../ui/kit/mark.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './content.module.css'
import type { LanguageState } from './content-query.ts'

const marks = { published: ['full', 'good'], changed: ['half', 'ochre'], missing: ['quarter', 'ochre'] } as const

/** How far a language is, as a mark and in words; what it lacks is counted. */
export function LanguageStatus({ language: { state, missing } }: { language: LanguageState }) {
  const t = useTexts('panel-content')
  const [kind, tone] = marks[state]
  return (
    <span className={styles.state} data-status={state}>
      <Mark kind={kind} tone={tone} />
      <span>
        {state !== 'missing' && t(`states.${state}`)}
        {state === 'changed' && missing > 0 && ', '}
        {missing > 0 && t.count('missing', missing)}
      </span>
    </span>
  )
}
