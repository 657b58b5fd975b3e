import type { BlockInstance } from '../db/tables.ts'

/** What every page ends with. */
export const closingBlocks: BlockInstance[] = [{ id: 'footer', block: 'footer' }]
