import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import styles from '../../record/record.module.css'
import { RecordPart } from '../../record/record.tsx'
import { registrationHref } from '../registrations-path.ts'
import type { Registration } from './registration-query.ts'

/** Who comes, and what can be done about one of them. */
export function People({ registration, page }: { registration: Registration; page: PageContext }) {
  const t = useTexts('panel-registrations')
  const { _id, students, status, session } = registration
  const here = registrationHref(_id, page)
  const isOpen = status !== 'expired' && session.startDate > page.now
  return (
    <RecordPart id="participants" title={t('participants')}>
      <ul className={styles.lines}>
        {listed(students).map(({ _id: student, firstName, lastName, email }) => {
          const name = `${firstName} ${lastName}`
          return (
            <li key={student} data-id={student}>
              <span>{name}</span>
              <a href={`mailto:${email}`}>{email}</a>
              {isOpen && (
                <span>
                  <a href={`${here}?act=replace&student=${student}`} aria-label={`${t('replace')}: ${name}`}>
                    {t('replace')}
                  </a>
                  {students.length > 1 && (
                    <>
                      {' '}
                      <a href={`${here}?act=leave&student=${student}`} aria-label={`${t('takeOut')}: ${name}`}>
                        {t('takeOut')}
                      </a>
                    </>
                  )}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </RecordPart>
  )
}
