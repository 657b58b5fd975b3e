import { Button } from '../../src/ui/button.tsx'
import { useTexts } from '../../src/ui/texts.ts'
import styles from './promo-video.module.css'

/** Asked in the film's own place of everybody; a yes is for this film and this visit. */
export function ConsentQuestion(props: { id: string; onAllow: () => void; onRefuse: () => void }) {
  const { id, onAllow, onRefuse } = props
  const t = useTexts('promo-video')
  return (
    <fieldset
      ref={(question) => question?.focus()}
      className={`on-ink ${styles.stage} ${styles.question}`}
      aria-describedby={`${id}-reason`}
      tabIndex={-1}
    >
      <legend className={styles.ask}>{t('ask')}</legend>
      <p id={`${id}-reason`}>{t('reason')}</p>
      <div className={styles.answers}>
        <Button look="outline" onClick={onRefuse}>
          {t('refuse')}
        </Button>
        <Button look="outline" onClick={onAllow}>
          {t('allow')}
        </Button>
      </div>
    </fieldset>
  )
}
