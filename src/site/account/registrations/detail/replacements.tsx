import { localePath } from '../../../../domain/locales.ts'
import { Button } from '../../../../ui/button.tsx'
import { listed } from '../../../../ui/listed.ts'
import type { PageContext } from '../../../../ui/page-context.ts'
import { useTexts } from '../../../../ui/texts.ts'
import { nameOf, type RegisteredPerson, type RegistrationRecord } from '../registration-list.ts'
import styles from './detail.module.css'

type Person = Pick<RegisteredPerson, '_id' | 'firstName' | 'lastName'>

/** Who comes instead of one of them. */
function Replacement({ leaving, others }: { leaving: Person; others: readonly Person[] }) {
  const t = useTexts('registrations')
  const name = nameOf(leaving)
  return (
    <form method="post" data-form="registration-replace" className={styles.replacement}>
      <input type="hidden" name="form" value="registration-replace" />
      <input type="hidden" name="leaving" value={leaving._id} />
      <label>
        {t('replaceBy', { name })}
        <select name="student" required defaultValue="">
          <option value="">{t('choose')}</option>
          {others.map((other) => (
            <option key={other._id} value={other._id}>
              {nameOf(other)}
            </option>
          ))}
        </select>
      </label>
      <Button look="outline" type="submit">
        {t('replace', { name })}
      </Button>
    </form>
  )
}

/** Sends somebody else, and says first that it changes nothing about the money. */
export function Replacements(props: { record: RegistrationRecord; students: readonly Person[]; page: PageContext }) {
  const { record, students, page } = props
  const t = useTexts('registrations')
  const seated = listed(record.students)
  const others = students.filter(({ _id }) => !seated.some((one) => one._id === _id))
  return (
    <section className={styles.part}>
      <h2>{t('replaceTitle')}</h2>
      <p>{t('replaceText')}</p>
      {others.length === 0 && (
        <p>
          {t('nobodyElse')} <a href={localePath('/my-account/participants', page.locale)}>{t('toParticipants')}</a>
        </p>
      )}
      {others.length > 0 &&
        seated.map((leaving) => <Replacement key={leaving._id} leaving={leaving} others={others} />)}
    </section>
  )
}
