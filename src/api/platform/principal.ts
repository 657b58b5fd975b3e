import type { Role } from '../../db/tables.ts'

/** Who calls, as the database has it: read once for a call, and nowhere else. */
export interface Principal {
  userId: string
  role: Role
  /** Whom the account speaks for: null for a private person, and until the organisation has let it in. */
  organisation: string | null
  contactRoles: readonly string[]
  email: string
  /** First and last name. */
  name: string
  organisationName: string | null
  /** All that the account may speak for, by name. */
  organisations: readonly { _id: string; name: string }[]
  /** The sign-in this call belongs to. */
  session: string
  /** When the password was last given in that session. */
  authenticatedAt: Date
  /** Staff demand a second factor of everybody, and this account has none: it may set one up and nothing else. */
  needsSecondFactor?: true
}

export interface Principals {
  /** Whom an access token speaks for; 401 when it is none of ours, or its session or account is not alive any more. */
  of(token: string): Promise<Principal>
}
