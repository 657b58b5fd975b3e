import type { PageContext } from '../../ui/page-context.ts'

/** Days, today the last of them. */
export const periods = ['7', '30', '90', '365'] as const

/** For how many days the address asks. */
export const periodOf = ({ search }: PageContext) => periods.find((days) => days === search.days?.[0]) ?? '30'
