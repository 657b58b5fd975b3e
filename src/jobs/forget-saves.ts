import * as contents from '../api/static-contents/forget-saves.ts'
import type { JobContext } from './context.ts'

/** Forgets the steps of drafts that nobody needs any more. */
export const forgetSaves = (context: JobContext) => contents.forgetSaves(context)
