interface SchemaParts {
  $ref?: string
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean
  enum?: (string | number)[]
  oneOf?: JsonSchema[]
  discriminator?: { propertyName: string; mapping: Record<string, string> }
}

export type PlainType = 'string' | 'number' | 'integer' | 'boolean'

/** As much of JSON Schema as our document uses. */
export type JsonSchema =
  | (SchemaParts & { type: 'array'; items: JsonSchema })
  | (SchemaParts & { type?: PlainType | 'object' | 'null' })

export type Components = Record<string, JsonSchema>

export const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

/** `oneOf` with null is what the gateway reads as nullable; a list of types is not. */
export const orNull = (schema: JsonSchema): JsonSchema => ({ oneOf: [schema, { type: 'null' }] })

/** Adds a named schema; one name for two shapes is refused. */
export function addComponent(components: Components, name: string, schema: JsonSchema): JsonSchema {
  const known = components[name]
  if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
    throw new Error(`Two different schemas are titled ${name}`)
  }
  components[name] = schema
  return reference(name)
}
