import type { MarkKind, MarkTone } from './mark.tsx'

/** How far each state of the API is (WORK-AREAS, States). */
export const statusMarks = {
  new: ['ring', 'ochre'],
  requested: ['quarter', 'ochre'],
  waiting: ['quarter', 'ochre'],
  invited: ['half', 'ochre'],
  wait_for_approval: ['half', 'ochre'],
  wait_for_approval_has_password: ['half', 'ochre'],
  waiting_for_customer: ['half', 'terra'],
  waiting_for_payment: ['half', 'terra'],
  offered: ['half', 'terra'],
  open: ['half', 'terra'],
  awaiting_payment: ['half', 'terra'],
  unpaid: ['half', 'terra'],
  processing: ['three-quarters', 'ochre'],
  paid: ['full', 'good'],
  active: ['full', 'good'],
  usable: ['full', 'good'],
  completed: ['full', 'good'],
  credited: ['crossed', 'ochre'],
  certificate: ['star', 'ochre'],
  expired: ['struck', 'ochre'],
  inactive: ['struck', 'ochre'],
  used: ['struck', 'ochre'],
  quotation_expired: ['struck', 'ochre'],
  rejected: ['crossed', 'ochre'],
  request_rejected: ['crossed', 'ochre'],
  canceled: ['crossed', 'ochre'],
} as const satisfies Record<string, readonly [MarkKind, MarkTone]>

export type StatusName = keyof typeof statusMarks
export const statusNames = Object.keys(statusMarks) as StatusName[]
