import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType, isScalarType, isUnionType, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { registry } from '../../blocks/registry.ts'
import { staticContentTypes } from '../../schemas/static-content.ts'
import { exampleQueries } from '../../src/gateway/examples/examples.ts'

const schema = buildSchema(readFileSync('schemas/schema.graphql', 'utf8'))

const membersOf = (name: string) => {
  const type = schema.getType(name)
  return isUnionType(type) ? type.getTypes() : []
}

/** Every scalar that an answer of this type can hold, with the place where it stands. */
function scalarsUnder(name: string, seen = new Set<string>()): string[] {
  const type = schema.getType(name)
  if (seen.has(name)) return []
  seen.add(name)
  if (isUnionType(type)) return type.getTypes().flatMap((member) => scalarsUnder(member.name, seen))
  if (!isObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type)
    return isScalarType(inner) ? [`${inner.name} in ${name}.${field.name}`] : scalarsUnder(inner.name, seen)
  })
}

test('static contents are a union, a member for each type', () => {
  expect(membersOf('StaticContent')).toHaveLength(staticContentTypes.length + 1)
  expect(membersOf('LayoutBlock')).toHaveLength(registry.length)
})

test('static contents are typed field by field down to plain values', () => {
  const scalars = scalarsUnder('StaticContent')
  expect(scalars.length).toBeGreaterThan(50)
  expect(scalars.filter((scalar) => !/^(String|Int|Float|Boolean) /.test(scalar))).toEqual([])
})

test('a block that shows managed content has it at hand, typed', () => {
  for (const { type, source } of registry) {
    const name = type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    const block = schema.getType(`${name}Block`)
    const content = isObjectType(block) ? block.getFields().content?.type.toString() : null
    expect([type, content]).toEqual([type, source === 'static-content' ? `${name}Content` : undefined])
  }
})

test('the schema tells nothing of how it is made', () => {
  expect(readFileSync('schemas/schema.graphql', 'utf8')).not.toMatch(/httpOperation|transport|api\.internal|ObjMap/i)
})

test('the playground’s examples fit the schema', () => {
  for (const query of exampleQueries) expect(validate(schema, parse(query))).toEqual([])
})
