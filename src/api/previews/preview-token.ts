import { rowToken } from '../row-token.ts'

/** The secret of a preview's address, which editors can be shown again and nothing else tells. */
export const previewToken = (id: string, jwtSecret: string): string => rowToken(id, jwtSecret, 'preview')
