import { localePath } from '../../../domain/locales.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { OrganisationsQuery } from '../../../ui/gql/graphql.ts'
import { ActionButton } from '../../../ui/kit/action-form.tsx'
import { Mark } from '../../../ui/kit/mark.tsx'
import { Question } from '../../../ui/kit/question.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../screens/define-page.ts'
import { AccountLayout } from '../kit/account-layout.tsx'
import { AccountPart, Row, RowList } from '../kit/account-part.tsx'
import { organisationsPath } from '../kit/account-paths.ts'
import styles from './organisations.module.css'
import { applyForm, leaveForm, switchForm } from './page.ts'

type Membership = NonNullable<NonNullable<OrganisationsQuery['memberships']>[number]>

const marks = {
  approved: { kind: 'full', tone: 'good' },
  pending: { kind: 'half', tone: 'ochre' },
  rejected: { kind: 'crossed', tone: 'bad' },
} as const

/** One organisation: what one is there, and what one may do about that. */
function MembershipRow({ membership, page }: { membership: Membership; page: PageContext }) {
  const t = useTexts('organisations')
  const { organisation, approval, roles, current } = membership
  const { _id: id, name } = organisation
  const here = localePath(organisationsPath, page.locale)
  return (
    <Row
      id={id}
      description={
        <>
          <p className="strong anywhere">{name}</p>
          <p className="marked small">
            <Mark {...marks[approval]} />
            {current ? t('current') : t(approval)}
            {roles.length > 0 && ` (${t('administrator')})`}
          </p>
        </>
      }
      data-status={approval}
      data-current={current || undefined}
    >
      <div className="row-3 middle">
        {approval === 'approved' && !current && (
          <ActionButton
            name={switchForm.name}
            sent={{ organisation: id }}
            action={here}
            look="ink"
            aria-label={`${t('switch')}: ${name}`}
          >
            {t('switch')}
          </ActionButton>
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

/** The question before one leaves an organisation, or takes a request back. */
function LeaveDialog({ data, page, form }: ScreenProps<OrganisationsQuery>) {
  const t = useTexts('organisations')
  const asked = listed(data.memberships).find(({ organisation }) => organisation._id === page.search.leave?.[0])
  if (!asked) return null
  const { _id: id, name } = asked.organisation
  const here = localePath(organisationsPath, page.locale)
  const kind = leaving(asked.approval)
  const refusal = form?.form === leaveForm.name ? form.message : undefined
  return (
    <Question
      id="leave"
      title={t(`questions.${kind}.title`, { name })}
      text={refusal ?? t(`questions.${kind}.text`)}
      wayOut={t('stay')}
      wayOutHref={here}
      name={leaveForm.name}
      sent={{ organisation: id }}
      action={`${here}?leave=${id}`}
      look="danger"
      button={t(kind)}
    />
  )
}

/** The organisations one speaks for, one at a time, and those one asked to join. */
export function Screen(props: ScreenProps<OrganisationsQuery>) {
  const { data, page, form } = props
  const t = useTexts('organisations')
  const memberships = listed(data.memberships)
  return (
    <AccountLayout page={page} title={t('title')}>
      <AccountPart id="memberships" title={t('yours')} text={t('text')}>
        {memberships.length > 0 ? (
          <RowList>
            {memberships.map((membership) => (
              <MembershipRow key={membership.organisation._id} membership={membership} page={page} />
            ))}
          </RowList>
        ) : (
          <p>{t('none')}</p>
        )}
      </AccountPart>
      <AccountPart id="join" title={t('join')} text={t('joinText')}>
        <Form
          definition={applyForm}
          state={form}
          values={{ organisation: page.search.organisation?.[0] ?? '' }}
          labels={{ organisation: t('code') }}
        >
          <TextField name="organisation" hint={t('codeHint')} autoComplete="off" />
          <SubmitButton label={t('ask')} look="ink" />
        </Form>
      </AccountPart>
      <LeaveDialog {...props} />
    </AccountLayout>
  )
}
