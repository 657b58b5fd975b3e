import { type DocumentNode, getIntrospectionQuery, parse } from 'graphql'
import { HttpError } from '../errors.ts'
import { limits } from '../limits.ts'
import { weighDocument } from './weigh-document.ts'

const everyOption = {
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  experimentalDirectiveDeprecation: true,
  oneOf: true,
}
const standard = weighDocument(parse(getIntrospectionQuery(everyOption)))

/** Throws when a document is deeper or larger than anything we would ask ourselves, or introspects more than a tool does. */
export function assertLimits(document: DocumentNode): void {
  const weight = weighDocument(document)
  if (weight.depth > limits.depth) throw new HttpError(400, `Deeper than ${limits.depth} levels`)
  for (const kind of ['aliases', 'directives', 'fields', 'introspections'] as const) {
    if (weight[kind] > limits[kind]) throw new HttpError(400, `More than ${limits[kind]} ${kind}`)
  }
  for (const kind of ['introspected', 'introspectedDepth'] as const) {
    if (weight[kind] > limits.introspected * standard[kind])
      throw new HttpError(400, 'More introspection than a tool needs')
  }
}
