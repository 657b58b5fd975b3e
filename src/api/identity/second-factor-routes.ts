import { and, count, eq, isNull, sql } from 'drizzle-orm'
import {
  type SecondFactorStart,
  secondFactor,
  secondFactorConfirmation,
  secondFactorRemoval,
  secondFactorReset,
  secondFactorStart,
} from '../../../schemas/second-factor.ts'
import { recoveryCodes, secondFactors, users } from '../../db/tables.ts'
import type { ApiContext } from '../platform/index.ts'
import { administrators, colleagues, get, instantOf, invalid, pathParameter, post, routes } from '../platform/index.ts'
import {
  confirmSecondFactor,
  removeColleagueSecondFactor,
  removeSecondFactor,
  sealSetup,
  unsealSetup,
} from './confirm-second-factor.ts'
import { ownAccount, ownId } from './login-sessions.ts'
import { assertReauthenticated } from './passwords.ts'
import {
  checkCode,
  hasSecondFactor,
  isSecondFactorDemanded,
  newRecoveryCodes,
  newSecret,
  setupUri,
} from './second-factor.ts'

/** What stands between the own account's password and its session; while it is being set up, what it takes to do so. */
async function getSecondFactor({ db, user, jwtSecret, brand }: ApiContext, id: string) {
  const { userId, email } = ownAccount(user, id)
  const [found] = await db
    .select({
      since: instantOf(secondFactors.confirmedAt),
      setup: sql<string | null>`case when ${secondFactors.setupEndsAt} > now() then ${secondFactors.setup} end`,
      codesLeft: sql<number>`(${db
        .select({ left: count() })
        .from(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))})::int`,
      isDemanded: isSecondFactorDemanded,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId))
  const setup = found?.setup ? unsealSetup(found.setup, userId, jwtSecret) : null
  return {
    isOn: Boolean(found?.since),
    since: found?.since ?? null,
    isDemanded: found?.isDemanded ?? false,
    recoveryCodesLeft: found?.codesLeft ?? 0,
    secret: setup?.secret ?? null,
    uri: setup && setupUri(setup.secret, brand, email),
    recoveryCodes: setup?.codes ?? [],
  }
}

/** How long what has to be confirmed is shown. */
const life = '30 minutes'

/** Makes a secret and recovery codes for the own account; those that it has now stay good until these are confirmed. */
async function startSecondFactor(context: ApiContext, id: string, { password, code }: SecondFactorStart) {
  const { db, user, jwtSecret } = context
  const { userId } = ownAccount(user, id)
  await assertReauthenticated(context, password)
  if (await hasSecondFactor(context, userId)) {
    if (!code) throw invalid('code', 'error.required')
    await checkCode(context, userId, code)
  }
  const shown = {
    setup: sealSetup({ secret: newSecret(), codes: newRecoveryCodes() }, userId, jwtSecret),
    setupEndsAt: sql`now() + ${life}::interval`,
  }
  await db
    .insert(secondFactors)
    .values({ userId, ...shown })
    .onConflictDoUpdate({ target: secondFactors.userId, set: shown })
  return getSecondFactor(context, id)
}

export const secondFactorRoutes = routes(
  get('/me/:userId/second-factor', {
    id: 'secondFactor',
    summary: 'Whether one signs in with a code too',
    description:
      'Since when the own account of the control panel asks for a code of an app (TOTP), how many recovery codes are left, and whether staff demand it of everybody. While it is being set up, for half an hour: the secret, as a QR code says it (`uri`) and as text, and ten recovery codes. Once confirmed they are shown no more.',
    access: colleagues,
    beforeSecondFactor: true,
    parameters: [ownId],
    response: secondFactor,
    run: (context, { params }) => getSecondFactor(context, params.userId),
  }),
  post('/me/:userId/second-factor', {
    id: 'startSecondFactor',
    summary: 'Begins to set up an app for codes',
    description:
      'Takes the password, and a code where one is asked for already, and makes a secret and ten recovery codes. Nothing changes until a code confirms them: what the account signs in with now stays good. Also for another phone, or new recovery codes.',
    access: colleagues,
    beforeSecondFactor: true,
    failures: ['WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY'],
    parameters: [ownId],
    response: secondFactor,
    body: secondFactorStart,
    run: (context, { params, body }) => startSecondFactor(context, params.userId, body),
  }),
  post('/me/:userId/second-factor/confirm', {
    id: 'confirmSecondFactor',
    summary: 'Switches the second factor on',
    description:
      'A code of the app proves that it has the secret. From then on signing in takes a code, the recovery codes that were shown are good once each, older ones no more, and every other sign-in of the account ends. 409 when nothing is being set up.',
    access: colleagues,
    beforeSecondFactor: true,
    failures: ['WRONG_CODE', 'STATE_CONFLICT', 'TOO_MANY'],
    parameters: [ownId],
    body: secondFactorConfirmation,
    run: (context, { params, body }) => confirmSecondFactor(context, params.userId, body),
  }),
  post('/me/:userId/second-factor/remove', {
    id: 'removeSecondFactor',
    summary: 'Switches the second factor off',
    description:
      'For the password and a code of the app, or a recovery code: signing in takes no code any more, and every other sign-in of the account ends. 409 where there is none, or while staff demand one of everybody.',
    access: colleagues,
    failures: ['WRONG_PASSWORD', 'WRONG_CODE', 'STATE_CONFLICT', 'TOO_MANY'],
    parameters: [ownId],
    body: secondFactorRemoval,
    run: (context, { params, body }) => removeSecondFactor(context, params.userId, body),
  }),
  post('/:id/second-factor/remove', {
    id: 'removeColleagueSecondFactor',
    summary: 'Takes a colleague’s lost second factor away',
    description:
      'For an editor or a member of staff who lost the app and the recovery codes: ends all their sign-ins, and their password alone opens the account until they set up another. Not for one’s own account (404); 409 for one that has none. The own password may be left out within ten minutes of signing in (then 403 `Sign in again`).',
    access: administrators,
    failures: ['WRONG_PASSWORD', 'SIGN_IN_AGAIN', 'STATE_CONFLICT', 'TOO_MANY'],
    parameters: [pathParameter('id', 'The id of the colleague’s account.')],
    body: secondFactorReset,
    run: (context, { params, body }) => removeColleagueSecondFactor(context, params.id, body),
  }),
)
