/** A test file and the title of a test in it, as it is written there. */
type Proof = [file: string, title: string]

type How =
  | { provenBy: Proof[] }
  /** It holds by the way things are made; no test of its own proves it. */
  | { byDesign: string }
  | { notApplicable: string }
  /** It does not hold, or holds only where somebody who runs this sees to it. */
  | { open: string }

export type Item = [id: string, level: 1 | 2, what: string, how: How]
