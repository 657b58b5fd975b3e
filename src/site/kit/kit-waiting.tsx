import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { UploadList } from '../../ui/kit/upload-list.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './kit.module.css'
import { KitPart } from './kit-part.tsx'

/** Nothing yet, nothing found, not there yet. */
export function KitWaiting() {
  const t = useTexts('kit-page')
  return (
    <KitPart id="waiting" title={t('waiting')}>
      <div className={styles.beside}>
        <div className={styles.sheet}>
          <EmptyState seed="certificates" title={t('none')} text={t('noneText')}>
            <Button href="#kit-waiting">{t('noneAction')}</Button>
          </EmptyState>
        </div>
        <div className={styles.sheet}>
          <EmptyState title={t('notFound')} text={t('notFoundText')}>
            <Button look="outline">{t('clear')}</Button>
          </EmptyState>
        </div>
        <div className={styles.sheet}>
          <Skeleton records={2} />
        </div>
        <div className={styles.sheet}>
          <UploadList
            uploads={[
              { name: 'attest-vzw.pdf', note: t('uploadDone'), action: <Button look="quiet">{t('remove')}</Button> },
              {
                name: 'deelnemers-korenbloem.xlsx',
                percent: 62,
                note: t('uploading'),
                action: <Button look="quiet">{t('stop')}</Button>,
              },
              {
                name: 'foto-zaal.heic',
                note: '',
                error: t('uploadRefused'),
                action: <Button look="quiet">{t('another')}</Button>,
              },
            ]}
          />
        </div>
      </div>
    </KitPart>
  )
}
