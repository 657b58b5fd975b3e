import type { StateTable } from './state-table.ts'

/** Whether an organisation lets an account in (spec section 4, Approval values). */
export const approvals = ['pending', 'approved', 'rejected'] as const
export type Approval = (typeof approvals)[number]

/** `applicant` is who asks to join; after a refusal they may ask again. */
export const approvalTransitions: StateTable<Approval, 'administrator' | 'applicant'> = {
  pending: { approved: ['administrator'], rejected: ['administrator'] },
  approved: {},
  rejected: { pending: ['applicant'] },
}
