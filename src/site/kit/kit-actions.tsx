import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { Snackbar } from '../../ui/snackbars/snackbar.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './kit.module.css'
import { KitPart } from './kit-part.tsx'

/** Buttons, questions before what cannot be undone, and what is said afterwards. */
export function KitActions() {
  const t = useTexts('kit-page')
  return (
    <>
      <KitPart id="buttons" title={t('buttons')}>
        <div className={styles.line}>
          <Button>{t('send')}</Button>
          <Button look="ink">{t('keep')}</Button>
          <Button look="outline">{t('invite')}</Button>
          <Button look="quiet">{t('cancel')}</Button>
          <Button look="danger">{t('remove')}</Button>
          <Button aria-disabled="true">{t('send')}</Button>
        </div>
      </KitPart>
      <KitPart id="dialogs" title={t('dialogs')}>
        <div className={styles.line}>
          <Button look="outline" href="#kit-remove">
            {t('remove')}
          </Button>
        </div>
        <Dialog id="kit-remove" title={t('removeTitle')} text={t('removeText')} wayOut={t('removeNot')}>
          <Button look="danger" data-dialog-close>
            {t('removeYes')}
          </Button>
        </Dialog>
      </KitPart>
      <KitPart id="notices" title={t('notices')}>
        <Notice tone="wait" title={t('offline')} action={<Button look="outline">{t('again')}</Button>}>
          {t('offlineText')}
        </Notice>
        <Notice tone="good" title={t('kept')} />
        <Notice tone="info" title={t('requested')} />
        <Notice tone="bad" title={t('full')}>
          {t('fullText')}
        </Notice>
        <Snackbar kind="success" text={t('kept')} />
        <Snackbar kind="error" text={t('fullText')} />
      </KitPart>
    </>
  )
}
