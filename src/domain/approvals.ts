import type { StateTable } from './state-table.ts'

/** Whether an organisation lets an account in (spec section 4, Approval values). */
export const approvals = ['pending', 'approved', 'rejected'] as const
export type Approval = (typeof approvals)[number]

export const approvalMoves: StateTable<Approval, 'administrator'> = {
  pending: { approved: ['administrator'], rejected: ['administrator'] },
  approved: {},
  rejected: {},
}
