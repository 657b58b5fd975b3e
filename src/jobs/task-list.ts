import type { TaskList } from 'graphile-worker'
import type { JobContext } from './context.ts'
import { tasks } from './tasks.ts'

/** The jobs as the queue calls them. */
export const taskList = (context: JobContext): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(context, payload as never)]),
  )
