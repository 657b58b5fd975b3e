import { organisationAdmin } from '../../../domain/contact-roles.ts'
import type { FormState } from '../../../ui/forms/form-state.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { ColleagueDialog } from './colleague-dialog.tsx'
import { InviteLink } from './invite-link.tsx'
import styles from './participants.module.css'
import { participantsAddress } from './participants-address.ts'
import type { Colleague } from './participants-query.ts'

interface ColleaguesProps {
  page: PageContext
  publicUrl: string
  form: FormState | undefined
  colleagues: readonly Colleague[]
}

/** Who acts for the organisation, and what its administrator may do about that. */
export function Colleagues({ page, publicUrl, form, colleagues }: ColleaguesProps) {
  const t = useTexts('participants')
  return (
    <section className={styles.part} aria-labelledby="colleagues-title">
      <h2 id="colleagues-title">{t('colleagues')}</h2>
      <p className={styles.lead}>{t('colleaguesText')}</p>
      <ul className={styles.people}>
        {colleagues.map((colleague) => (
          <ColleagueRow key={colleague._id} page={page} colleague={colleague} />
        ))}
      </ul>
      <InviteLink page={page} publicUrl={publicUrl} />
      <ColleagueDialog page={page} form={form} colleagues={colleagues} />
    </section>
  )
}

function ColleagueRow({ page, colleague }: { page: PageContext; colleague: Colleague }) {
  const t = useTexts('participants')
  const { _id, firstName, lastName, email, roles } = colleague
  const isAdministrator = roles.includes(organisationAdmin)
  const isOneself = page.visitor?.userId === _id
  const name = `${firstName} ${lastName}`
  const hrefOf = (act: string) => participantsAddress(page, { colleague: _id, act })
  return (
    <li className={styles.colleague} data-id={_id}>
      <span className={styles.person}>
        <strong>{isOneself ? t('you', { name }) : name}</strong>
        <span>{email}</span>
        {isAdministrator && <span>{t('administrator')}</span>}
      </span>
      {!isOneself && (
        <div className={styles.acts}>
          <a
            className={styles.act}
            href={hrefOf(isAdministrator ? 'demote' : 'promote')}
            aria-label={`${t(isAdministrator ? 'demote' : 'promote')}: ${name}`}
          >
            {t(isAdministrator ? 'demote' : 'promote')}
          </a>
          <a className={styles.act} href={hrefOf('remove')} aria-label={`${t('removeColleague')}: ${name}`}>
            {t('removeColleague')}
          </a>
        </div>
      )}
    </li>
  )
}
