import type { FormState } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/index.ts'
import { Notice } from '../../ui/kit/index.ts'
import { pathOf, usePage } from '../kit/index.ts'
import styles from '../kit/record.module.css'
import { clashesIn } from './session-fields.ts'

/** Those sessions, each with the way to it. */
export function Clashes({ form }: { form: FormState | undefined }) {
  const t = useTexts('panel-sessions')
  const page = usePage()
  const clashes = clashesIn(form)
  if (clashes.length === 0) return null
  return (
    <div className={styles.asked}>
      <Notice tone="wait" title={t('clash')} />
      <ul className={styles.lines}>
        {clashes.map(({ id, name }) => (
          <li key={id}>
            <a href={pathOf('session', id, page)} data-clash={id}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
