import type { TestContext } from 'yup'
import { brusselsDay } from '../src/domain/days.ts'

/** The day that a check goes by: a form says in `context.now` what the server's clock says, since a browser's may be wrong. */
export const todayIn = ({ options }: TestContext<{ now?: string }>): string =>
  brusselsDay(options.context?.now ? new Date(options.context.now) : new Date())
