/** What counts visits once somebody has said that it may. */
export type Measuring = (
  | { kind: 'matomo'; url: string; siteId: string }
  | { kind: 'plausible'; url: string; domain: string }
  | { kind: 'own' }
)[]

/** The sites beside our own that it takes scripts from and tells of a visit. */
export const measuringOrigins = (measuring: Measuring): string[] =>
  measuring.flatMap((one) => (one.kind === 'own' ? [] : [new URL(one.url).origin]))
