import { Button } from '../../../ui/button.tsx'
import { listed } from '../../../ui/listed.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import recordStyles from '../../record/record.module.css'
import { RecordPart } from '../../record/record.tsx'
import { customerHref } from '../customers-path.ts'
import { decideForm } from './customer-forms.ts'
import type { Customer, Person } from './customer-query.ts'
import { isAdministrator } from './is-administrator.ts'

/** Yes or no to somebody who asks to be let in. */
function Decide({ person }: { person: Person }) {
  const t = useTexts('panel-customers')
  return (
    <form method="post" data-form={decideForm.name}>
      <input type="hidden" name="form" value={decideForm.name} />
      <input type="hidden" name="applicant" value={person._id} />
      <input type="hidden" name="approval" value="approved" />
      <Button type="submit" look="outline" aria-label={`${t('letIn')}: ${person.name}`}>
        {t('letIn')}
      </Button>
    </form>
  )
}

function PersonRow({ person, customer, page }: { person: Person; customer: Customer; page: PageContext }) {
  const t = useTexts('panel-customers')
  const here = customerHref(customer._id, page)
  const says =
    person.approval === 'approved' ? (isAdministrator(person) ? 'administrator' : 'contact') : person.approval
  const act = isAdministrator(person) ? 'takeRole' : 'giveRole'
  return (
    <li data-id={person._id}>
      <span>
        <a href={customerHref(person._id, page)}>{person.name}</a>
        <br />
        <span className="muted">
          {person.email}, {t(`membership.${says}`)}
        </span>
      </span>
      {person.approval === 'approved' && (
        <a href={`${here}?act=roles&person=${person._id}`} aria-label={`${t(act)}: ${person.name}`}>
          {t(act)}
        </a>
      )}
      {person.approval === 'pending' && (
        <>
          <a href={`${here}?act=refuse&person=${person._id}`} aria-label={`${t('refuse')}: ${person.name}`}>
            {t('refuse')}
          </a>
          <Decide person={person} />
        </>
      )}
    </li>
  )
}

/** Who acts for an organisation, or which ones a person acts for. */
export function CustomerPeople({ customer, page }: { customer: Customer; page: PageContext }) {
  const t = useTexts('panel-customers')
  if (customer.kind === 'organisation')
    return (
      <RecordPart id="people" title={t('people')}>
        {customer.people.length === 0 && <p className="muted">{t('nobody')}</p>}
        <ul className={recordStyles.lines}>
          {listed(customer.people).map((person) => (
            <PersonRow key={person._id} person={person} customer={customer} page={page} />
          ))}
        </ul>
      </RecordPart>
    )
  if (customer.organisations.length === 0) return null
  return (
    <RecordPart id="organisations" title={t('organisations')}>
      <ul className={recordStyles.lines}>
        {listed(customer.organisations).map(({ _id, name, approval, roles }) => (
          <li key={_id} data-id={_id}>
            <a href={customerHref(_id, page)}>{name}</a>
            <span className="muted">
              {t(
                `membership.${approval === 'approved' ? (isAdministrator({ roles }) ? 'administrator' : 'contact') : approval}`,
              )}
            </span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}
