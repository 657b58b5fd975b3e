import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isRecord } from '../../../src/domain/values.ts'
import { served } from './document.ts'

type Schema = Record<string, unknown>

interface Discriminator {
  propertyName: string
  mapping: Record<string, string>
}

const isDiscriminator = (value: unknown): value is Discriminator => isRecord(value) && isRecord(value.mapping)

/** What a property's name promises (CONTRACT: REST), which the document leaves out. */
const formatOf = (name: string) => (name === '_id' ? 'uuid' : /[a-z]At$/.test(name) ? 'date-time' : undefined)

/** The member that the discriminator names: of members that look alike, `oneOf` would not know which. */
function chooseByName({ propertyName, mapping }: Discriminator): Schema {
  return {
    type: 'object',
    required: [propertyName],
    properties: { [propertyName]: { enum: Object.keys(mapping) } },
    oneOf: Object.entries(mapping).map(([value, $ref]) => ({
      properties: { [propertyName]: { const: value } },
      $ref: `document${$ref}`,
    })),
  }
}

/** A schema as strict as it can be read: objects have the properties it names and no others. */
function strictly({ discriminator, ...schema }: Schema, name = ''): Schema {
  if (isDiscriminator(discriminator)) return chooseByName(discriminator)
  if (typeof schema.$ref === 'string') return { $ref: `document${schema.$ref}` }
  const format = schema.type === 'string' ? formatOf(name) : undefined
  const isOpen = schema.properties !== undefined && schema.additionalProperties === undefined
  return {
    ...Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, strictPart(value, key === 'properties')])),
    ...(format && { format }),
    ...(isOpen && { additionalProperties: false }),
  }
}

function strictPart(part: unknown, isProperties = false): unknown {
  if (Array.isArray(part)) return part.map((member) => strictPart(member))
  if (!isRecord(part)) return part
  if (!isProperties) return strictly(part)
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, isRecord(value) ? strictly(value, name) : value]),
  )
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true })
addFormats(ajv)
ajv.addVocabulary(['components'])
ajv.addSchema({ $id: 'document', ...strictly({ components: served.components }) })

const compiled = new Map<object, ValidateFunction>()

/** What of an answer does not fit its schema, as lines to read. */
export function misfits(schema: object, response: unknown): string[] {
  const validate = compiled.get(schema) ?? ajv.compile(strictly({ ...schema }))
  compiled.set(schema, validate)
  if (validate(response)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}
