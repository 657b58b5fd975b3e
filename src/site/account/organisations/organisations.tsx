import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { OrganisationsQuery } from '../../../ui/gql/graphql.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { ScreenProps } from '../../define-page.ts'
import { AccountLayout } from '../account-layout.tsx'
import { AccountPart } from '../account-part.tsx'
import { RowList } from '../row-list.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { MembershipRow } from './membership-row.tsx'
import { applyForm } from './organisation-forms.ts'

/** The organisations one speaks for, one at a time, and those one asked to join. */
export function Screen({ data, page, form }: ScreenProps<OrganisationsQuery>) {
  const t = useTexts('organisations')
  const memberships = data.memberships?.filter((membership) => membership !== null) ?? []
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
      <LeaveDialog memberships={memberships} page={page} form={form} />
    </AccountLayout>
  )
}
