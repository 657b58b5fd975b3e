/**
 * Keeps a part of a page: drawn once for the same objects and key. What `draw` reads must be in these; a part that was
 * drawn before is the same Buffer again.
 */
export type Fragments = (sources: readonly (object | null)[], key: string, draw: () => Buffer) => Buffer
