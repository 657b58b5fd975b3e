import type { BlockInstance } from '../db/tables.ts'

/** What every page begins with: the cookie question, so that it is met before anything else. */
export const openingBlocks: BlockInstance[] = [{ id: 'cookie', block: 'cookie' }]
