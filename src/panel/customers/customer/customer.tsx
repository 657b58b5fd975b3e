import { Button } from '../../../ui/button.tsx'
import type { PanelCustomerQuery } from '../../../ui/gql/graphql.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { listed } from '../../../ui/listed.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { PanelScreenProps } from '../../define-panel-page.ts'
import recordStyles from '../../record/record.module.css'
import { RecordHead, RecordHistory } from '../../record/record.tsx'
import { CustomerState } from '../customer-state.tsx'
import { customerHref, customersPath } from '../customers-path.ts'
import { CustomerDoubles } from './customer-doubles.tsx'
import { CustomerFacts, CustomerHistory } from './customer-parts.tsx'
import { CustomerPeople } from './customer-people.tsx'
import { CustomerQuestion } from './customer-questions.tsx'

const changes = ['approved', 'rejected', 'active', 'inactive', 'merged', 'participants-merged'] as const

/** One customer: who they are, and all that happened. */
export function Screen({ data: { customer, doubles }, page, form }: PanelScreenProps<PanelCustomerQuery>) {
  const t = useTexts('panel-customers')
  if (!customer) return null
  const moves = listed(customer.history).flatMap(({ to, at, by, about }) => {
    const change = changes.find((name) => name === to)
    return change ? [{ at, by, what: [t(`changes.${change}`), about].filter(Boolean).join(' ') }] : []
  })
  return (
    <>
      <RecordHead
        page={page}
        list={[customersPath, t('title')]}
        title={customer.name}
        status={<CustomerState state={customer.state} />}
      />
      <div role="alert">{form?.message && <Notice tone="bad" title={form.message} />}</div>
      {customer.kind === 'person' && (
        <ul className={recordStyles.acts} aria-label={t('acts')}>
          <li>
            <Button look="outline" href={`${customerHref(customer._id, page)}?act=active`}>
              {t(customer.state === 'inactive' ? 'unblock' : 'block')}
            </Button>
          </li>
        </ul>
      )}
      <div className={recordStyles.columns}>
        <div>
          <CustomerDoubles doubles={listed(doubles?.items)} page={page} />
          <CustomerPeople customer={customer} page={page} />
          <CustomerHistory customer={customer} page={page} />
        </div>
        <div>
          <CustomerFacts customer={customer} page={page} />
          <RecordHistory title={t('history')} moves={moves} page={page} />
        </div>
      </div>
      <CustomerQuestion customer={customer} page={page} form={form} />
    </>
  )
}
