import { useTexts } from '../../ui/texts.ts'
import type { ScreenProps } from '../define-page.ts'
import styles from './kit.module.css'
import { KitActions } from './kit-actions.tsx'
import { KitForms } from './kit-forms.tsx'
import { KitStates } from './kit-states.tsx'
import { KitTable } from './kit-table.tsx'
import { KitWaiting } from './kit-waiting.tsx'

/** What pages are made of, each part in each of its states. */
export function Screen({ page }: ScreenProps) {
  const t = useTexts('kit-page')
  return (
    <div className={`container ${styles.kit}`}>
      <h1 className={styles.heading}>{t('title')}</h1>
      <KitForms />
      <KitActions />
      <KitStates />
      <KitTable locale={page.locale} />
      <KitWaiting />
    </div>
  )
}
