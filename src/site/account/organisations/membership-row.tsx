import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { OrganisationsQuery } from '../../../ui/gql/graphql.ts'
import { Mark } from '../../../ui/kit/mark.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { Row } from '../row-list.tsx'
import { switchForm } from './organisation-forms.ts'
import styles from './organisations.module.css'
import { organisationsPath } from './organisations-path.ts'

export type Membership = NonNullable<NonNullable<OrganisationsQuery['memberships']>[number]>

const marks = {
  approved: { kind: 'full', tone: 'good' },
  pending: { kind: 'half', tone: 'ochre' },
  rejected: { kind: 'crossed', tone: 'bad' },
} as const

/** One organisation: what one is there, and what one may do about that. */
export function MembershipRow({ membership, page }: { membership: Membership; page: PageContext }) {
  const t = useTexts('organisations')
  const { organisation, approval, roles, current } = membership
  const { _id: id, name } = organisation
  const here = localePath(organisationsPath, page.locale)
  return (
    <Row
      id={id}
      description={
        <>
          <p className={styles.name}>{name}</p>
          <p className={styles.state}>
            <Mark {...marks[approval]} />
            {current ? t('current') : t(approval)}
            {roles.length > 0 && ` (${t('administrator')})`}
          </p>
        </>
      }
      data-status={approval}
      data-current={current || undefined}
    >
      <div className={styles.acts}>
        {approval === 'approved' && !current && (
          <form method="post" action={here} data-form={switchForm.name}>
            <input type="hidden" name="form" value={switchForm.name} />
            <input type="hidden" name="organisation" value={id} />
            <Button type="submit" look="ink" aria-label={`${t('switch')}: ${name}`}>
              {t('switch')}
            </Button>
          </form>
        )}
        {approval !== 'rejected' && (
          <a className={styles.leave} href={`${here}?leave=${id}`} aria-label={`${t(leaving(approval))}: ${name}`}>
            {t(leaving(approval))}
          </a>
        )}
      </div>
    </Row>
  )
}

const leaving = (approval: string) => (approval === 'pending' ? 'withdraw' : 'leave')
