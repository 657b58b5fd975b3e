import type { StateTable } from './state-table.ts'

/** Whether an organisation lets an account in (spec section 4, Approval values). */
export const approvals = ['pending', 'approved', 'rejected'] as const
export type Approval = (typeof approvals)[number]

/** `applicant` is a private person who asks to join an organisation, `founder` one who makes a new one. */
export const approvalTransitions: StateTable<Approval, 'administrator' | 'applicant' | 'founder'> = {
  pending: { approved: ['administrator'], rejected: ['administrator'] },
  approved: { pending: ['applicant'] },
  rejected: { pending: ['applicant'], approved: ['founder'] },
}
