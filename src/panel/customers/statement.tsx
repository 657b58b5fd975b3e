import { AccountStatement } from '../../ui/billing/account-statement.tsx'
import { periodQuery } from '../../ui/billing/statement.ts'
import { useTexts } from '../../ui/index.ts'
import {
  idOf,
  listPaths,
  pathOf,
  RecordActs,
  RecordHead,
  type RecordKind,
  RecordLink,
  type ScreenOf,
} from '../kit/index.ts'
import type { statementPage } from './statement-page.ts'

/** What a line of each kind is of; others have no page. */
const kinds: Partial<Record<string, RecordKind>> = {
  invoice: 'invoice',
  'credit-note': 'invoice',
  payment: 'payment',
  receipt: 'receipt',
}

export function Screen({ data: { accountStatement: statement }, page }: ScreenOf<typeof statementPage>) {
  const t = useTexts('statement')
  if (!statement) return null
  const id = idOf(page)
  const here = `${pathOf('customer', id, page)}/statement`
  return (
    <>
      <RecordHead list={[`${listPaths.customer}/${id}`, statement.customer]} title={t('common.accountStatement')} />
      <RecordActs acts={[{ href: `${here}.pdf${periodQuery(page)}`, text: t('pdf') }]} />
      <AccountStatement
        statement={statement}
        page={page}
        linkTo={({ _id, kind }, name) => {
          const to = kinds[kind]
          return to && <RecordLink to={to} id={_id} text={name} />
        }}
      />
    </>
  )
}
