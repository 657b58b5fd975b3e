import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../kit/paths.ts'
import styles from './bar.module.css'
import { useEditor, useEditorValue } from './use-editor.ts'

/**
 * The page went, and what was typed can still be copied; the account may no more; or the session ended, and it goes on
 * after signing in.
 */
export function EndedNotice() {
  const t = useTexts('panel-editor')
  const { data, saver } = useEditor()
  const saving = useEditorValue('saving')
  if (saving === 'removed')
    return (
      <p className={styles.ended} role="alert" data-page-removed>
        {t('pageRemoved')} <a href={panelPath('/content', data.locale)}>{t('toContents')}</a>
      </p>
    )
  if (saving === 'forbidden')
    return (
      <p className={styles.ended} role="alert">
        {t('forbidden')}{' '}
        <Button look="outline" onClick={saver.retry}>
          {t('tryAgain')}
        </Button>
      </p>
    )
  if (saving !== 'ended') return null
  const here = encodeURIComponent(panelPath(`/content/${data.asked ?? data.type}`, data.locale))
  return (
    <p className={styles.ended} role="alert">
      {t('ended')} <a href={`${panelPath('/login', data.locale)}?returnUrl=${here}`}>{t('signIn')}</a>
    </p>
  )
}
