import type { StateTable } from './state-table.ts'

/** Spec section 4, Student status. */
export const studentStatuses = [
  'new',
  'invited',
  'active',
  'inactive',
  'deleted',
  'wait_for_approval',
  'wait_for_approval_has_password',
] as const
export type StudentStatus = (typeof studentStatuses)[number]

/** `owner` is whoever manages the participant, `participant` the person, `administrator` of the organisation. */
export type StudentActor = 'owner' | 'participant' | 'administrator'

const deleting = { deleted: ['owner'] } as const
/** Whom the organisation does not let in, or whom it adds itself meanwhile. */
const refusing = { deleted: ['owner', 'administrator'] } as const

export const studentTransitions: StateTable<StudentStatus, StudentActor> = {
  new: { invited: ['owner'], active: ['owner', 'participant'], inactive: ['owner'], ...deleting },
  invited: { active: ['owner', 'participant'], inactive: ['owner'], ...deleting },
  active: { inactive: ['owner'], ...deleting },
  inactive: { active: ['owner'], invited: ['owner'], ...deleting },
  deleted: {},
  wait_for_approval: { new: ['administrator'], active: ['administrator'], ...refusing },
  wait_for_approval_has_password: { active: ['administrator'], ...refusing },
}
