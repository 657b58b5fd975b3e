import { Form, type FormState, PasswordField } from '../../ui/forms/index.ts'
import type { PanelCustomerQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { ActionButton, Question } from '../../ui/kit/index.ts'
import {
  CustomerState,
  duplicateHref,
  listPaths,
  type PanelScreenProps,
  pathOf,
  RecordActs,
  RecordHead,
  RecordHistory,
  RecordPart,
  Refusal,
} from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import type { Customer, CustomerDuplicate, Person } from './record-page.ts'
import { activeForm, decideForm, isAdministrator, rolesForm } from './record-page.ts'
import { CustomerFacts, CustomerHistory } from './record-parts.tsx'

interface QuestionProps {
  customer: Customer
  page: PageContext
  form: FormState | undefined
}

function ActiveQuestion({ customer, page, form }: QuestionProps) {
  const t = useTexts('panel-customers')
  const act = customer.state === 'inactive' ? 'unblock' : 'block'
  return (
    <Question
      id="act"
      title={t(`questions.${act}.title`, { name: customer.name })}
      text={form?.message ?? t(`questions.${act}.text`)}
      wayOut={t('panel.doNothing')}
      wayOutHref={pathOf('customer', customer._id, page)}
      name={activeForm.name}
      sent={{ active: act === 'unblock' }}
      button={t(act)}
      look={act === 'block' ? 'danger' : 'primary'}
    />
  )
}

function RefuseQuestion({ customer, page, form }: QuestionProps) {
  const t = useTexts('panel-customers')
  const person = listed(customer.people).find(({ _id }) => _id === page.search.person?.[0])
  if (person?.approval !== 'pending') return null
  return (
    <Question
      id="act"
      title={t('refuseTitle', { name: person.name, organisation: customer.name })}
      text={form?.message ?? t('refuseText')}
      wayOut={t('panel.doNothing')}
      wayOutHref={pathOf('customer', customer._id, page)}
      name={decideForm.name}
      sent={{ applicant: person._id, approval: 'rejected' }}
      button={t('common.refuse')}
      look="danger"
    />
  )
}

function RolesQuestion({ customer, page, form }: QuestionProps) {
  const t = useTexts('panel-customers')
  const person = listed(customer.people).find(({ _id }) => _id === page.search.person?.[0])
  if (person?.approval !== 'approved') return null
  const act = isAdministrator(person) ? 'takeRole' : 'giveRole'
  return (
    <Question
      id="act"
      title={t(`questions.${act}.title`, { name: person.name, organisation: customer.name })}
      text={form?.message ?? t(`questions.${act}.text`)}
      wayOut={t('panel.doNothing')}
      wayOutHref={pathOf('customer', customer._id, page)}
      fields={
        <Form definition={rolesForm} state={form} labels={{ password: t('ownPassword') }}>
          <input type="hidden" name="person" value={person._id} />
          <input type="hidden" name="isAdministrator" value={String(act === 'giveRole')} />
          <PasswordField name="password" autoComplete="current-password" hint={t('panel.passwordHint')} optional />
        </Form>
      }
      name={rolesForm.name}
      button={t(act)}
    />
  )
}

/** The question that the address asks. */
function CustomerQuestion(props: QuestionProps) {
  const { customer, page } = props
  const act = page.search.act?.[0]
  if (act === 'active' && customer.kind === 'person') return <ActiveQuestion {...props} />
  if (act === 'refuse') return <RefuseQuestion {...props} />
  return act === 'roles' ? <RolesQuestion {...props} /> : null
}

/** Yes or no to somebody who asks to be let in. */
function Decide({ person }: { person: Person }) {
  const t = useTexts('panel-customers')
  return (
    <ActionButton
      name={decideForm.name}
      sent={{ applicant: person._id, approval: 'approved' }}
      look="outline"
      aria-label={`${t('panel.letIn')}: ${person.name}`}
    >
      {t('panel.letIn')}
    </ActionButton>
  )
}

function PersonRow({ person, customer, page }: { person: Person; customer: Customer; page: PageContext }) {
  const t = useTexts('panel-customers')
  const here = pathOf('customer', customer._id, page)
  const says =
    person.approval === 'approved' ? (isAdministrator(person) ? 'administrator' : 'contact') : person.approval
  const act = isAdministrator(person) ? 'takeRole' : 'giveRole'
  return (
    <li data-id={person._id}>
      <span>
        <a href={pathOf('customer', person._id, page)}>{person.name}</a>
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
          <a href={`${here}?act=refuse&person=${person._id}`} aria-label={`${t('common.refuse')}: ${person.name}`}>
            {t('common.refuse')}
          </a>
          <Decide person={person} />
        </>
      )}
    </li>
  )
}

/** Who acts for an organisation, or which ones a person acts for. */
function CustomerPeople({ customer, page }: { customer: Customer; page: PageContext }) {
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
            <a href={pathOf('customer', _id, page)}>{name}</a>
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

/** Who of this customer is probably there twice; nothing where nobody is. */
function CustomerDuplicates({ doubles, page }: { doubles: readonly CustomerDuplicate[]; page: PageContext }) {
  const t = useTexts('panel-doubles')
  if (doubles.length === 0) return null
  return (
    <RecordPart id="doubles" title={t('likely')} isWide>
      <ul className={recordStyles.lines}>
        {doubles.map(({ kind, why, kept, dropped }) => (
          <li key={kept._id + dropped._id}>
            <a href={duplicateHref(kind, kept._id, dropped._id, page)}>
              {kept.name}, {dropped.name}
            </a>
            <span className="muted">{t(`reasons.${why}`)}</span>
          </li>
        ))}
      </ul>
    </RecordPart>
  )
}

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
        list={[listPaths.customer, t('title')]}
        title={customer.name}
        status={<CustomerState state={customer.state} />}
      />
      <Refusal form={form} />
      {customer.kind === 'person' && (
        <RecordActs
          label={t('panel.actions')}
          acts={[
            {
              href: `${pathOf('customer', customer._id, page)}?act=active`,
              text: t(customer.state === 'inactive' ? 'unblock' : 'block'),
            },
          ]}
        />
      )}
      <div className={recordStyles.columns}>
        <div>
          <CustomerDuplicates doubles={listed(doubles?.items)} page={page} />
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
