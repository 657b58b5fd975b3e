import { Button } from '../../../ui/button.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from '../../record/record.module.css'
import { registrationHref } from '../registrations-path.ts'
import type { Registration } from './registration-query.ts'
import { statusActsOf } from './status-acts.ts'

interface ActsProps {
  registration: Registration
  /** Whether the terms let it be canceled or moved. */
  isCancelable: boolean
  page: PageContext
}

/** The ways to the questions. */
export function RegistrationActs({ registration, isCancelable, page }: ActsProps) {
  const t = useTexts('panel-registrations')
  const list = useTexts('panel-list')
  const here = registrationHref(registration._id, page)
  const acts = statusActsOf(registration, page)
  if (acts.length === 0 && !isCancelable) return null
  return (
    <ul className={styles.acts} aria-label={list('acts')}>
      {acts.map((act) => (
        <li key={act}>
          <Button look="outline" href={`${here}?act=${act}`}>
            {t(`act.${act}.button`)}
          </Button>
        </li>
      ))}
      {isCancelable && (
        <>
          <li>
            <Button look="outline" href={`${here}?act=move#moves-title`}>
              {t('move')}
            </Button>
          </li>
          <li>
            <Button look="outline" href={`${here}?act=cancel`}>
              {t('cancel')}
            </Button>
          </li>
        </>
      )}
    </ul>
  )
}
