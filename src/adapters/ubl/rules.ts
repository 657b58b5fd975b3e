import { en16931Rules } from './en16931-rules.ts'
import { peppolRules } from './peppol-rules.ts'
import { readUbl, type UblRule } from './rule.ts'

/** Every rule that can concern what we write, since `elements` says that nothing else stands in it. */
export const ublRules: readonly UblRule[] = [...en16931Rules, ...peppolRules]

/** The rules that a document breaks, each once. */
export function brokenRules(xml: string): UblRule[] {
  const root = readUbl(xml)
  return ublRules.filter(({ about, holds }) => !about(root).every((node) => holds(node, root)))
}
