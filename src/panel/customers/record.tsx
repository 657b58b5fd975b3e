import { PasswordField } from '../../ui/forms/index.ts'
import { listed, useTexts } from '../../ui/index.ts'
import {
  CustomerState,
  duplicateHref,
  listPaths,
  NotesPart,
  PageForm,
  PageQuestion,
  pathOf,
  phoneHref,
  RecordActs,
  RecordHead,
  RecordHistory,
  RecordLink,
  RecordPart,
  Refusal,
  RowButton,
  RowLink,
  type ScreenOf,
  useMay,
  usePage,
  useRefused,
  WrittenPart,
  writeHref,
} from '../kit/index.ts'
import recordStyles from '../kit/record.module.css'
import { CustomerAccount, CustomerPaymentQuestion } from './account.tsx'
import { customerPaymentForm, prepaidCardForm } from './payment.ts'
import { CustomerCards, SellCardQuestion } from './prepaid.tsx'
import type { Account, Customer, CustomerDuplicate, customerPage, Person } from './record-page.ts'
import { activeForm, decideForm, isAdministrator, rolesForm } from './record-page.ts'
import { CustomerFacts, CustomerHistory } from './record-parts.tsx'

interface QuestionProps {
  customer: Customer
}

function ActiveQuestion({ customer }: QuestionProps) {
  const t = useTexts('panel-customers')
  const act = customer.state === 'inactive' ? 'unblock' : 'block'
  return (
    <PageQuestion
      definition={activeForm}
      id="act"
      title={t(`questions.${act}.title`, { name: customer.name })}
      text={t(`questions.${act}.text`)}
      sent={{ active: act === 'unblock' }}
      button={t(act)}
      look={act === 'block' ? 'danger' : 'primary'}
    />
  )
}

function RefuseQuestion({ customer }: QuestionProps) {
  const t = useTexts('panel-customers')
  const page = usePage()
  const person = listed(customer.people).find(({ _id }) => _id === page.search.person?.[0])
  if (person?.approval !== 'pending') return null
  return (
    <PageQuestion
      definition={decideForm}
      id="act"
      title={t('refuseTitle', { name: person.name, organisation: customer.name })}
      text={t('refuseText')}
      sent={{ applicant: person._id, approval: 'rejected' }}
      button={t('common.refuse')}
      look="danger"
    />
  )
}

function RolesQuestion({ customer }: QuestionProps) {
  const t = useTexts('panel-customers')
  const page = usePage()
  const person = listed(customer.people).find(({ _id }) => _id === page.search.person?.[0])
  if (person?.approval !== 'approved') return null
  const act = isAdministrator(person) ? 'takeRole' : 'giveRole'
  return (
    <PageQuestion
      definition={rolesForm}
      id="act"
      title={t(`questions.${act}.title`, { name: person.name, organisation: customer.name })}
      text={t(`questions.${act}.text`)}
      fields={
        <PageForm definition={rolesForm} labels={{ password: t('ownPassword') }}>
          <input type="hidden" name="person" value={person._id} />
          <input type="hidden" name="isAdministrator" value={String(act === 'giveRole')} />
          <PasswordField name="password" autoComplete="current-password" hint={t('panel.passwordHint')} isQuiet />
        </PageForm>
      }
      button={t(act)}
    />
  )
}

function CustomerQuestion({ account, ...props }: QuestionProps & { account: Account | null | undefined }) {
  const page = usePage()
  const noted = useRefused(customerPaymentForm.name) && 'payment'
  const sold = useRefused(prepaidCardForm.name) && 'days'
  const act = noted ?? sold ?? page.search.act?.[0]
  if (act === 'days') return <SellCardQuestion {...props} />
  if (act === 'payment' && account) return <CustomerPaymentQuestion {...props} account={account} />
  if (act === 'active' && props.customer.kind === 'person') return <ActiveQuestion {...props} />
  if (act === 'refuse') return <RefuseQuestion {...props} />
  return act === 'roles' ? <RolesQuestion {...props} /> : null
}

/** Yes or no to somebody who asks to be let in. */
function Decide({ person }: { person: Person }) {
  const t = useTexts('panel-customers')
  return (
    <RowButton
      form={decideForm}
      sent={{ applicant: person._id, approval: 'approved' }}
      of={person.name}
      text={t('panel.letIn')}
    />
  )
}

function PersonRow({ person, customer }: { person: Person; customer: Customer }) {
  const t = useTexts('panel-customers')
  const mayDecide = useMay('desk')
  const page = usePage()
  const here = pathOf('customer', customer._id, page)
  const says =
    person.approval === 'approved' ? (isAdministrator(person) ? 'administrator' : 'contact') : person.approval
  const act = isAdministrator(person) ? 'takeRole' : 'giveRole'
  return (
    <li data-id={person._id}>
      <span>
        <RecordLink to="customer" id={person._id} text={person.name} />
        <br />
        <span className="muted">
          {person.email}, {t(`membership.${says}`)}
        </span>
      </span>
      {mayDecide && person.approval === 'approved' && (
        <RowLink href={`${here}?act=roles&person=${person._id}`} of={person.name} text={t(act)} />
      )}
      {mayDecide && person.approval === 'pending' && (
        <>
          <RowLink href={`${here}?act=refuse&person=${person._id}`} of={person.name} text={t('common.refuse')} />
          <Decide person={person} />
        </>
      )}
    </li>
  )
}

/** Who acts for an organisation, or which ones a person acts for. */
function CustomerPeople({ customer }: { customer: Customer }) {
  const t = useTexts('panel-customers')
  if (customer.kind === 'organisation')
    return (
      <RecordPart id="people" title={t('people')}>
        {customer.people.length === 0 && <p className="muted">{t('nobody')}</p>}
        <ul className={recordStyles.lines}>
          {listed(customer.people).map((person) => (
            <PersonRow key={person._id} person={person} customer={customer} />
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
            <RecordLink to="customer" id={_id} text={name} />
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
function CustomerDuplicates({ doubles }: { doubles: readonly CustomerDuplicate[] }) {
  const t = useTexts('panel-doubles')
  const page = usePage()
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

/** Whose registration it is when they call: the person's organisation, where they act for one. */
function calling({ _id, kind, organisations }: Customer): Record<string, string> {
  if (kind === 'organisation') return { organisation: _id }
  const [own] = listed(organisations).filter(({ approval }) => approval === 'approved')
  return { user: _id, ...(own && { organisation: own._id }) }
}

const changes = ['approved', 'rejected', 'changed', 'active', 'inactive', 'merged', 'participants-merged'] as const

export function Screen({
  data: { customer, doubles, accountStatement, prepaidCards, notes, deskMessages },
  page,
}: ScreenOf<typeof customerPage>) {
  const t = useTexts('panel-customers')
  const receipts = useTexts('panel-receipts')
  const phone = useTexts('panel-phone')
  const write = useTexts('panel-write')
  if (!customer) return null
  const here = pathOf('customer', customer._id, page)
  const moves = listed(customer.history).flatMap(({ to, at, by, about }) => {
    const change = changes.find((name) => name === to)
    return change ? [{ at, by, what: [t(`changes.${change}`), about].filter(Boolean).join(' ') }] : []
  })
  return (
    <>
      <RecordHead
        list={[listPaths.customer, t('title')]}
        title={customer.name}
        status={<CustomerState state={customer.state} />}
      />
      <Refusal />
      <RecordActs
        acts={[
          { href: phoneHref(page, calling(customer)), text: phone('new'), by: 'desk' },
          { href: writeHref({ of: 'customers', chosen: [customer._id] }, page), text: write('title'), by: 'desk' },
          { href: `${here}?act=payment`, text: receipts('note.button'), by: 'finance' },
          { href: `${here}?act=days`, text: t('prepaid.sell'), by: 'finance' },
          ...(customer.kind === 'person'
            ? [
                {
                  href: `${here}?act=active`,
                  text: t(customer.state === 'inactive' ? 'unblock' : 'block'),
                  by: 'desk' as const,
                },
              ]
            : []),
        ]}
      />
      <div className={recordStyles.columns}>
        <div>
          <CustomerDuplicates doubles={listed(doubles?.items)} />
          <CustomerPeople customer={customer} />
          <NotesPart subject="customer" id={customer._id} notes={notes} />
          <WrittenPart messages={deskMessages} />
          <CustomerHistory customer={customer} />
        </div>
        <div>
          {accountStatement && <CustomerAccount customer={customer} account={accountStatement} />}
          <CustomerCards cards={listed(prepaidCards?.items)} />
          <CustomerFacts customer={customer} />
          <RecordHistory
            moves={moves}
            of={[customer.kind === 'organisation' ? 'organisation' : 'user', customer._id]}
          />
        </div>
      </div>
      <CustomerQuestion customer={customer} account={accountStatement} />
    </>
  )
}
