import { sql } from 'drizzle-orm'
import { registrations } from '../../../db/tables.ts'
import { flemishZip } from '../../../domain/flanders.ts'

/** `isFlemish`, for a where: of a list with a limit, whom the rule is not for would leave no place to the others. */
export const isBilledInFlanders = sql`(
  ${registrations.invoice}->>'country' = 'BE' and btrim(${registrations.invoice}->>'zip') ~ ${flemishZip})`
