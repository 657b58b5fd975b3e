import { newSeries } from '../../../../schemas/session-editing.ts'
import { hours } from '../contact-hours.ts'

/** What staff fill in of a series; whose course it is, the address says. */
export const seriesSchema = newSeries.omit(['course', 'duration']).shape({ duration: hours })
