import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, visit } from 'graphql'
import { Refusal } from './errors.ts'

/** What a request may be, and what a document of a stranger; our own, known at build time, are exempt of the latter. */
export const limits = {
  bytes: 100_000,
  /** With files, of which the API takes ten. */
  uploadBytes: 50 * 1024 * 1024,
  files: 10,
  tokens: 2000,
  depth: 12,
  aliases: 30,
  directives: 50,
}

type Fragments = Map<string, FragmentDefinitionNode>

/** Each fragment is measured once, whatever the number of its spreads; one inside itself counts as endless. */
function createDepth(fragments: Fragments) {
  const measured = new Map<string, number>()

  function ofFragment(name: string): number {
    const known = measured.get(name)
    if (known !== undefined) return known
    measured.set(name, Number.POSITIVE_INFINITY)
    const fragment = fragments.get(name)
    const depth = fragment ? ofSelections(fragment.selectionSet) : 0
    measured.set(name, depth)
    return depth
  }

  /** Introspection has its own rule among GraphQL's, and is deep by nature. */
  function ofSelections({ selections }: SelectionSetNode): number {
    return selections.reduce((deepest, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return Math.max(deepest, ofFragment(selection.name.value))
      if (selection.kind === Kind.INLINE_FRAGMENT) return Math.max(deepest, ofSelections(selection.selectionSet))
      if (selection.name.value.startsWith('__') || !selection.selectionSet) return Math.max(deepest, 1)
      return Math.max(deepest, 1 + ofSelections(selection.selectionSet))
    }, 0)
  }
  return ofSelections
}

/** Throws when a document is deeper, or has more aliases or directives, than anything we would ask ourselves. */
export function checkLimits(document: DocumentNode): void {
  let aliases = 0
  let directives = 0
  visit(document, {
    Field: ({ alias }) => {
      if (alias) aliases += 1
    },
    Directive: () => {
      directives += 1
    },
  })
  if (aliases > limits.aliases) throw new Refusal(400, `More than ${limits.aliases} aliases`)
  if (directives > limits.directives) throw new Refusal(400, `More than ${limits.directives} directives`)

  const fragments: Fragments = new Map()
  for (const part of document.definitions)
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part)
  const depthOf = createDepth(fragments)
  for (const part of document.definitions) {
    if (part.kind === Kind.OPERATION_DEFINITION && depthOf(part.selectionSet) > limits.depth) {
      throw new Refusal(400, `Deeper than ${limits.depth} levels`)
    }
  }
}
