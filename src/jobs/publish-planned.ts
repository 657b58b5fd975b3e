import * as plans from '../api/publishing-plans/publish-planned.ts'
import type { JobContext } from './context.ts'

/** Makes public what was planned for now or, where nothing ran then, for before. */
export const publishPlanned = (context: JobContext) => plans.publishPlanned(context)
