import type { ReactNode } from 'react'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { type StepName, stepAddress } from './journey.ts'
import styles from './registration.module.css'

type PartProps = { title: string; id?: string; children: ReactNode } & (
  | { page: PageContext; step: StepName }
  | { step?: undefined }
)

/** A part of what is confirmed, with the way back to where it can be changed. */
export function Part({ title, id, children, ...where }: PartProps) {
  const t = useTexts('registration')
  return (
    <section id={id} className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.content}>{children}</div>
      {where.step && (
        <a href={stepAddress(where.page, where.step)} aria-label={t('changePart', { part: title })}>
          {t('change')}
        </a>
      )}
    </section>
  )
}
