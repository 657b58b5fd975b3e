import type { JobContext } from './context.ts'
import { deliver } from './mail/deliver.ts'
import { dispatch } from './mail/dispatch.ts'

/** Sends a queued mail; sent already, it stays as it is. */
export async function sendMail(context: JobContext, { mail: id }: { mail: string }): Promise<void> {
  if (context.mail) await dispatch(context, context.mail, id)
  else await deliver(context, id)
}
