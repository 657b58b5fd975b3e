import { Logger } from 'graphile-worker'
import type { JobContext } from './context.ts'

/** What the queue says of its own: only its troubles, which it overcomes; a job that failed for good is said elsewhere. */
export const logWith = (log: JobContext['log']) =>
  new Logger(() => (level, message, details) => {
    if (level === 'error' || level === 'warning')
      log.warn({ err: details?.error }, String(message).split('\n')[0] ?? '')
  })
