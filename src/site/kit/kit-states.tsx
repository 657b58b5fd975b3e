import { Status } from '../../ui/kit/status.tsx'
import { statusNames } from '../../ui/kit/status-marks.ts'
import { Steps } from '../../ui/kit/steps.tsx'
import { TileCount } from '../../ui/kit/tile-count.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './kit.module.css'
import { KitPart } from './kit-part.tsx'

const steps = ['select', 'students', 'invoice', 'confirmation'] as const

/** How far things are. */
export function KitStates() {
  const t = useTexts('kit-page')
  const named = steps.map((key) => ({ key, label: t(`step.${key}`), href: '#kit-states' }))
  return (
    <KitPart id="states" title={t('states')}>
      <div className={styles.line}>
        {statusNames.map((status) => (
          <Status key={status} status={status} />
        ))}
      </div>
      {steps.map((current) => (
        <Steps key={current} steps={named} current={current} />
      ))}
      <TileCount taken={8} own={2} free={4}>
        {t('seats')}
      </TileCount>
    </KitPart>
  )
}
