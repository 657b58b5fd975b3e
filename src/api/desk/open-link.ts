import { sql } from 'drizzle-orm'
import { trainerLinkEnds } from '../../domain/trainer-link.ts'
import {
  type ApiContext,
  ApiError,
  attemptsSoFar,
  countAttempt,
  hashOf,
  preparedFor,
  prepareSql,
  sealed,
  unsealed,
} from '../platform/index.ts'
import { teaches } from '../registrations/index.ts'

export interface OpenLink {
  link: string
  session: string
  trainer: { id: string; name: string }
  end: string
  isNew: boolean
  /** Who opened it is signed in at the control panel. */
  isOfAccount: boolean
}

const found = sql`sessions.id as session, json_build_object('id', trainers.id, 'name', trainers.name) as trainer,
  sessions.end_date as "end"`
const isTheirs = sql`${teaches(sql.raw('trainers.id'), sql.raw('sessions.id'))} and sessions.canceled_at is null`

const mailedLink = preparedFor((db) =>
  prepareSql<OpenLink>(
    db,
    sql`
    select links.id as link, ${found}, links.opened_at is null as "isNew", false as "isOfAccount"
    from trainer_links links join sessions on sessions.id = links.session_id
    join trainers on trainers.id = links.trainer_id
    where links.token_hash = ${sql.placeholder('hash')} and links.revoked_at is null and ${isTheirs}`,
  ),
)

/** That of an account, for as long as the sign-in lasts in which it was made, and the account has that role. */
const accountLink = preparedFor((db) =>
  prepareSql<OpenLink>(
    db,
    sql`
    select users.id as link, ${found}, false as "isNew", true as "isOfAccount"
    from login_sessions signed join users on users.id = signed.user_id
    join trainers on trainers.id = users.trainer_id join sessions on sessions.id = ${sql.placeholder('session')}
    where signed.id = ${sql.placeholder('signIn')} and signed.expires_at > now() and users.active
      and 'trainer' = any(users.panel_roles) and ${isTheirs}`,
  ),
)

const purpose = 'trainer account'

/** The token by which a trainer opens a session who is signed in; nothing of it is kept. */
export const accountToken = (signIn: string, session: string, { jwtSecret }: Pick<ApiContext, 'jwtSecret'>): string =>
  sealed(`${signIn} ${session}`, jwtSecret, purpose)

async function findLink({ db, jwtSecret }: ApiContext, token: string) {
  const [signIn, session] = unsealed(token, jwtSecret, purpose)?.split(' ') ?? []
  const [link] =
    signIn && session ? await accountLink(db)({ signIn, session }) : await mailedLink(db)({ hash: hashOf(token) })
  return link
}

/** What a token opens; 404 for one that nobody made, that was revoked or has ended, or whose session is somebody else's now. */
export async function openLink(context: ApiContext, token: string): Promise<OpenLink> {
  const { pool, address } = context
  await attemptsSoFar(pool, 'trainer-unknown', { address })
  const link = await findLink(context, token)
  if (link && trainerLinkEnds(new Date(link.end)) > new Date()) return link
  await countAttempt(pool, 'trainer-unknown', { address })
  throw new ApiError('NOT_FOUND')
}
