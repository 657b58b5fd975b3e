import { array, boolean, type InferType, object, string } from 'yup'
import { panelRoles as known } from '../src/domain/visitor.ts'
import { emailAddress, localeCode, optional, personName } from './rules.ts'

const panelRole = string().oneOf(known, 'error.choice').meta({ title: 'PanelRoleName' })
const roles = array(panelRole.required()).min(1, 'error.choice').max(known.length, 'error.tooMany')
const trainer = () => optional(string().uuid('error.reference'))
/** The own password, which may be left out within ten minutes of signing in. */
const password = string().max(200, 'error.tooLong')

/**
 * Somebody who works in the control panel. `role`: TRAINER for who only teaches, EDITOR for who arranges pages and sees no
 * customers, else STAFF; `trainer`: whose sessions a trainer sees; `isInvited`: chose no password yet; `active`: false for
 * who left.
 */
export const colleague = object({
  _id: string().uuid().required(),
  name: string().required(),
  email: string().required(),
  role: string().oneOf(['EDITOR', 'TRAINER', 'STAFF']).required().meta({ title: 'PanelRole' }),
  panelRoles: array(panelRole.required()).required(),
  trainer: object({ _id: string().uuid().required(), name: string().required() })
    .meta({ title: 'UserTrainer' })
    .defined()
    .nullable(),
  active: boolean().required(),
  isInvited: boolean().required(),
  secondFactorSince: string().nullable().defined(),
}).meta({ title: 'Colleague' })

/** Who somebody with that role is. */
export const trainerOfRoles = trainer().test(
  'trainer',
  'error.requiredTrainer',
  (value, { parent }) => Boolean(value) || ![parent.panelRoles].flat().includes('trainer'),
)

export const newColleague = object({
  firstName: personName.required('error.required'),
  lastName: personName.required('error.required'),
  email: emailAddress.required('error.required'),
  language: localeCode,
  panelRoles: roles.required('error.choice'),
  trainer: trainerOfRoles,
  password,
}).meta({ title: 'NewColleague' })
export type NewColleague = InferType<typeof newColleague>

/**
 * `trainer` may be left out for who is one already. `active` false: leaves; what they planned to publish goes to
 * `successor`, left out to the caller.
 */
export const colleagueChanges = object({
  panelRoles: roles,
  trainer: trainer(),
  active: boolean(),
  successor: string().uuid('error.reference'),
  password,
}).meta({ title: 'ColleagueChanges' })
export type ColleagueChanges = InferType<typeof colleagueChanges>
