import { useFormState } from 'react-final-form'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import type { RegisterJourneyQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './registration.module.css'

const subscription = { values: true }
const fields = ['address', 'zip', 'city', 'country'] as const

/** The account's address may become the one that was typed; without scripts that is asked whatever was typed. */
export function KeepAddress({ me, page }: { me: RegisterJourneyQuery['me']; page: PageContext }) {
  const t = useTexts('registration')
  const { values } = useFormState({ subscription })
  const known = page.visitor?.organisation ? me?.organisation : me
  if (!known?.address) return null
  const typed: Record<string, string | undefined> = values.invoice ?? {}
  const isOther = fields.some((field) => (typed[field] ?? '').trim() !== (known[field] ?? ''))
  const { address, zip, city } = known
  return (
    <div className={isOther ? undefined : styles.unscripted}>
      <Checkbox
        name="keepsAddress"
        hint={t('knownAddress', { address: `${address}, ${[zip, city].filter(Boolean).join(' ')}` })}
        optional
      />
    </div>
  )
}
