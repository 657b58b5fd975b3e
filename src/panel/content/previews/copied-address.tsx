import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../ui/texts.ts'
import styles from './previews.module.css'

/** An address to be given to somebody; without scripts it can be chosen and copied, and there is no button. */
export function CopiedAddress({ id, address, label }: { id: string; address: string; label: string }) {
  const t = useTexts('account-layout')
  return (
    <div className={styles.address}>
      <input id={id} readOnly value={address} aria-label={label} />
      <Button look="ink" hidden data-copy={id} data-copied={t('copied')}>
        {t('copy')}
      </Button>
    </div>
  )
}
