import { rowToken } from '../row-token.ts'

/** The secret of a feed's address, which its owner can be shown again and nothing else tells. */
export const feedToken = (id: string, jwtSecret: string): string => rowToken(id, jwtSecret, 'calendar feed')
