import { array, boolean, type InferType, number, object, string } from 'yup'
import { panelEvents } from '../src/domain/panel-events.ts'
import { tokens } from './auth.ts'
import { colleague } from './colleague.ts'
import { user } from './user.ts'

/** What signing in gives: tokens and the account; for one with a second factor the ticket that its code goes with. */
export const loginResult = object({
  token: tokens.default(undefined),
  user: user.default(undefined),
  ticket: string(),
}).meta({ title: 'LoginResult' })

/** Six digits of an app, or a recovery code; people leave spaces in them. */
const code = string().trim().max(60, 'error.tooLong').required('error.required')
const password = string().max(200, 'error.tooLong')

export const secondFactorLogin = object({ ticket: string().required(), code }).meta({ title: 'SecondFactorLogin' })
export type SecondFactorLogin = InferType<typeof secondFactorLogin>

/** `secret`, `uri` and `recoveryCodes` are there while a second factor is being set up, and never again. */
export const secondFactor = object({
  isOn: boolean().required(),
  since: string().nullable().defined(),
  isDemanded: boolean().required(),
  recoveryCodesLeft: number().integer().required(),
  secret: string().nullable().defined(),
  uri: string().nullable().defined(),
  recoveryCodes: array(string().required()).required(),
}).meta({ title: 'SecondFactor' })

/** `code` only where another second factor is on already. */
export const secondFactorStart = object({
  password: password.required('error.required'),
  code: string().trim().max(60, 'error.tooLong'),
}).meta({ title: 'SecondFactorStart' })
export type SecondFactorStart = InferType<typeof secondFactorStart>

export const secondFactorConfirmation = object({ code }).meta({ title: 'SecondFactorConfirmation' })
export type SecondFactorConfirmation = InferType<typeof secondFactorConfirmation>

export const secondFactorRemoval = object({ password: password.required('error.required'), code }).meta({
  title: 'SecondFactorRemoval',
})
export type SecondFactorRemoval = InferType<typeof secondFactorRemoval>

/** The own password, which may be left out within ten minutes of signing in. */
export const secondFactorReset = object({ password }).meta({ title: 'SecondFactorReset' })
export type SecondFactorReset = InferType<typeof secondFactorReset>

const panelEvent = object({
  event: string().oneOf(panelEvents).required().meta({ title: 'PanelEventName' }),
  actor: string().nullable().defined(),
  subject: string().nullable().defined(),
  createdAt: string().required(),
}).meta({ title: 'PanelEvent' })

export const panelSettings = object({
  isSecondFactorDemanded: boolean().required(),
  colleagues: array(colleague.required()).required(),
  events: array(panelEvent.required()).required(),
}).meta({ title: 'PanelSettings' })

export const panelSettingsChanges = object({
  isSecondFactorDemanded: boolean().required('error.required'),
  password,
}).meta({ title: 'PanelSettingsChanges' })
export type PanelSettingsChanges = InferType<typeof panelSettingsChanges>

/** One sign-in of an account, on one device. `browser` and `system` are what the browser calls itself, null when it does not say. */
export const loginSession = object({
  _id: string().uuid().required(),
  browser: string().defined().nullable(),
  system: string().defined().nullable(),
  createdAt: string().required(),
  lastUsedAt: string().required(),
  expiresAt: string().required(),
  current: boolean().required(),
}).meta({ title: 'LoginSession' })
export type LoginSession = InferType<typeof loginSession>
