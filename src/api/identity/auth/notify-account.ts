import type { Executor } from '../../../db/client.ts'
import { notifyTags } from '../../../db/notifications.ts'

/**
 * What an account may do changed, or a session of it ended: the call is answered once every process has heard. Triggers
 * tell it too (after-tables.sql), for changes that nobody waits for.
 */
export const notifyAccount = (tx: Executor, userId: string) => notifyTags(tx, [`user:${userId}`])
