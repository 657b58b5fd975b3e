import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'

/** What a selection amounts to with every fragment written out where it is spread. */
export interface Weight {
  depth: number
  fields: number
  aliases: number
  directives: number
  /** How often `__schema` or `__type`, about how many values they bring, and how deep those lie. */
  introspections: number
  introspected: number
  introspectedDepth: number
}

const nothing: Weight = {
  ...{ depth: 0, fields: 0, aliases: 0, directives: 0 },
  ...{ introspections: 0, introspected: 0, introspectedDepth: 0 },
}
const endless = Object.fromEntries(Object.keys(nothing).map((name) => [name, Number.POSITIVE_INFINITY]))

const sum = (a: Weight, b: Weight): Weight => ({
  depth: Math.max(a.depth, b.depth),
  fields: a.fields + b.fields,
  aliases: a.aliases + b.aliases,
  directives: a.directives + b.directives,
  introspections: a.introspections + b.introspections,
  introspected: a.introspected + b.introspected,
  introspectedDepth: Math.max(a.introspectedDepth, b.introspectedDepth),
})

/** How long the lists of introspection are in our schema, on average; those of a REST response are counted as they come. */
const introspectionLists: Record<string, number> = { types: 250, fields: 4, directives: 5 }

const isIntrospection = ({ name }: FieldNode) => name.value === '__schema' || name.value === '__type'

/** With an alias the same list comes several times, which no tool asks for. */
const insideIntrospection = ({ name, alias }: FieldNode, below: Weight) => ({
  introspected: alias ? Number.POSITIVE_INFINITY : 1 + (introspectionLists[name.value] ?? 1) * below.introspected,
  introspectedDepth: below.introspectedDepth + 1,
})

/** Each fragment is measured once, whatever the number of its spreads; one inside itself is endless. */
function createMeasure(document: DocumentNode) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const part of document.definitions)
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part)
  const measured = new Map<string, Weight>()

  function ofFragment(name: string, isInside: boolean): Weight {
    const key = `${name} ${isInside}`
    const known = measured.get(key)
    if (known) return known
    measured.set(key, { ...nothing, ...endless })
    const fragment = fragments.get(name)
    const weight = fragment ? ofSelections(fragment.selectionSet, isInside) : nothing
    measured.set(key, weight)
    return weight
  }

  function ofField(field: FieldNode, isInside: boolean): Weight {
    const below = field.selectionSet ? ofSelections(field.selectionSet, isInside || isIntrospection(field)) : nothing
    const weight = { ...below, aliases: below.aliases + (field.alias ? 1 : 0) }
    if (isInside) return { ...weight, ...insideIntrospection(field, below) }
    const introspections = below.introspections + (isIntrospection(field) ? 1 : 0)
    return { ...weight, depth: below.depth + 1, fields: below.fields + 1, introspections }
  }

  function ofSelection(selection: SelectionNode, isInside: boolean): Weight {
    if (selection.kind === Kind.FIELD) return ofField(selection, isInside)
    if (selection.kind === Kind.INLINE_FRAGMENT) return ofSelections(selection.selectionSet, isInside)
    return ofFragment(selection.name.value, isInside)
  }

  function ofSelections({ selections }: SelectionSetNode, isInside: boolean): Weight {
    return selections.reduce((total, selection) => {
      const weight = ofSelection(selection, isInside)
      const directives = weight.directives + (selection.directives?.length ?? 0)
      return sum(total, { ...weight, directives })
    }, nothing)
  }
  return (set: SelectionSetNode) => ofSelections(set, false)
}

/** The weight of a document's heaviest operation; the directives of its definitions count too. */
export function weighDocument(document: DocumentNode): Weight {
  const measure = createMeasure(document)
  let heaviest = nothing
  let directives = 0
  for (const part of document.definitions) {
    if (part.kind !== Kind.OPERATION_DEFINITION && part.kind !== Kind.FRAGMENT_DEFINITION) continue
    directives += part.directives?.length ?? 0
    for (const variable of part.variableDefinitions ?? []) directives += variable.directives?.length ?? 0
    if (part.kind === Kind.OPERATION_DEFINITION) heaviest = sum(heaviest, measure(part.selectionSet))
  }
  return { ...heaviest, directives: heaviest.directives + directives }
}
