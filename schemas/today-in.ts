import type { TestContext } from 'yup'
import { brusselsDay } from '../src/domain/days.ts'

/** The moment that a check goes by: a form says in `context.now` what the server's clock says, since a browser's may be wrong. */
export const nowIn = ({ options }: TestContext<{ now?: string }>): Date =>
  options.context?.now ? new Date(options.context.now) : new Date()

/** The day that a check goes by. */
export const todayIn = (context: TestContext<{ now?: string }>): string => brusselsDay(nowIn(context))
