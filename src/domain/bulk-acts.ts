import type { PanelRole } from './visitor.ts'

/** What the desk does to many registrations at once. */
export const bulkActs = ['confirm', 'remind', 'move', 'cancel'] as const
export type BulkAct = (typeof bulkActs)[number]

/** Who may do each, as to one registration. */
export const bulkRoles: Record<BulkAct, readonly PanelRole[]> = {
  confirm: ['desk'],
  remind: ['finance'],
  move: ['desk'],
  cancel: ['desk'],
}

export const bulkStates = ['draft', 'working', 'done'] as const

/** Why one of them was left as it was. */
export const bulkRefusals = [
  'gone',
  'state',
  'started',
  'canceled',
  'late',
  'full',
  'seated',
  'changed',
  'paying',
  'access',
  'notOpen',
  'stopped',
  'early',
  'address',
  'failed',
] as const
export type BulkRefusal = (typeof bulkRefusals)[number]

/** The mails of so many are looked at first, unless all are asked for: each is done and taken back. */
export const mostRehearsed = 20

/** As many registrations at once. */
export const mostInBulk = 500
