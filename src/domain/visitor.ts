import type { Waiting } from './panel-events.ts'

/** What a contact may be in an organisation beside a member (spec section 6). */
export const contactRoles = ['ORGANISATION_ADMIN'] as const
export type ContactRole = (typeof contactRoles)[number]

/** Lets others into the organisation, and speaks for it. */
export const organisationAdmin: ContactRole = 'ORGANISATION_ADMIN'

/** What somebody does in the control panel; an administrator does all of it, and lets others in. */
export const panelRoles = ['editor', 'desk', 'finance', 'rooms', 'trainer', 'administrator'] as const
export type PanelRole = (typeof panelRoles)[number]

/** Who works for the whole house: a trainer sees what they teach themselves, and nothing else. */
export const houseRoles: readonly PanelRole[] = panelRoles.filter((role) => role !== 'trainer')

/** Who has to do with customers, whatever for; and who sees what they register for: the desk, and finance, which bills it. */
export const officeRoles: readonly PanelRole[] = ['desk', 'finance', 'rooms']
export const orderRoles: readonly PanelRole[] = ['desk', 'finance']

/** Somebody who is signed in, as the API knows them. */
export interface Visitor {
  userId: string
  role: string
  /** Left out for a customer. */
  panelRoles?: readonly PanelRole[]
  /** The trainer who a colleague with that role is. */
  trainer?: string
  /** Null for a private person, and until an organisation has let them in. */
  organisation: string | null
  contactRoles: readonly string[]
  email: string
  /** First and last name, as pages greet them. */
  name: string
  organisationName: string | null
  /** All that they may speak for, one at a time, by name. */
  organisations: readonly { _id: string; name: string }[]
  /** Somebody of the control panel who must set up a second factor before anything else. */
  needsSecondFactor?: true
  /** What waits on them, where a page of the account says so. */
  waiting?: Waiting | null
}

/** What their roles make of an account: who sees no customers is an editor, or a trainer alone. */
export function roleOf(panelRoles: readonly PanelRole[]): 'EDITOR' | 'TRAINER' | 'STAFF' {
  if (panelRoles.some((role) => role === 'administrator' || officeRoles.includes(role))) return 'STAFF'
  return panelRoles.includes('editor') ? 'EDITOR' : 'TRAINER'
}

/** Somebody who works in the control panel. */
export const isOfPanel = (visitor: Visitor | null): visitor is Visitor =>
  visitor !== null && ['EDITOR', 'TRAINER', 'STAFF'].includes(visitor.role)

/** Whether somebody does one of these in the control panel. */
export const worksAs = (
  visitor: Pick<Visitor, 'panelRoles'> | null | undefined,
  roles: readonly PanelRole[],
): boolean => ['administrator' as const, ...roles].some((role) => visitor?.panelRoles?.includes(role))

/** CONTACT is the only role that counts as signed in (spec section 6). */
export const isContact = (visitor: Visitor | null | undefined): visitor is Visitor => visitor?.role === 'CONTACT'

/** An access token as its cookie holds it: JSON, or raw where that cannot be read (spec section 7). */
export function tokenInCookie(value: string): string {
  // Mostly raw: an error costs more than all else that is read of a request.
  if (!value.trimStart().startsWith('"')) return value
  try {
    const parsed: unknown = JSON.parse(value)
    return typeof parsed === 'string' ? parsed : value
  } catch {
    return value
  }
}
