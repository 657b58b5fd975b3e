import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { transformWithOxc } from 'vite'

const generated =
  '# Generated from schemas/openapi.json and schemas/links.graphql by `npm run generate`. Do not edit.\n\n'

const declaration = `import type { GraphQLSchema } from 'graphql'
export declare function getBuiltMesh(): Promise<{ schema: GraphQLSchema; destroy(): void }>
`

/** Directives that only say where Mesh fetches things from are left out: printSchema prints no applied ones. */
function printPublicSchema(schema: GraphQLSchema): string {
  const { types, directives, ...rest } = schema.toConfig()
  const internal = new Set(['HTTPMethod', 'ObjMap', 'TransportOptions'])
  const publicSchema = new GraphQLSchema({
    ...rest,
    types: types.filter(({ name }) => !internal.has(name)),
    directives: directives.filter(({ name }) =>
      ['include', 'skip', 'deprecated', 'specifiedBy', 'oneOf'].includes(name),
    ),
  })
  return `${generated + printSchema(lexicographicSortSchema(publicSchema))}\n`
}

/** Mesh's own compiler checks every type it can reach, four seconds long; stripping them takes a hundredth. */
async function compile(artefacts: string, folder: string) {
  for (const name of ['index', 'sources/Api/schemaWithAnnotations']) {
    const source = await readFile(join(artefacts, `${name}.ts`), 'utf8')
    const { code } = await transformWithOxc(source, `${name}.ts`, { typescript: { onlyRemoveTypeImports: false } })
    const loadable = code.replace(/(import\("\.\/sources\/[^"]+)"/g, '$1.js"').replaceAll(folder, '.mesh')
    await writeFile(join(artefacts, `${name}.js`), loadable)
  }
  for (const name of ['index.ts', 'sources/Api/schemaWithAnnotations.ts', 'sources/Api/types.ts']) {
    await rm(join(artefacts, name), { force: true })
  }
  await writeFile(join(artefacts, 'index.d.ts'), declaration)
}

/** `mesh build`: .meshrc.yaml into .mesh, and what it makes into schemas/schema.graphql. */
export async function buildMesh(root: string): Promise<void> {
  const { DEFAULT_CLI_PARAMS, graphqlMesh } = await import('@graphql-mesh/cli')
  // Put in place when it is whole: a server that starts meanwhile finds the old one or the new one.
  const folder = `.mesh-${process.pid}`
  const artefacts = join(root, folder)
  const { info } = console
  console.info = () => undefined
  const parameters = { ...DEFAULT_CLI_PARAMS, artifactsDir: folder }
  await graphqlMesh(parameters, ['build', '--fileType', 'ts', '--throwOnInvalidConfig'], root)
  console.info = info
  await compile(artefacts, folder)
  const { getBuiltMesh }: typeof import('../../.mesh/index.js') = await import(join(artefacts, 'index.js'))
  const { schema, destroy } = await getBuiltMesh()
  await writeFile(join(root, 'schemas/schema.graphql'), printPublicSchema(schema))
  destroy()
  await rm(join(root, '.mesh'), { recursive: true, force: true })
  await rename(artefacts, join(root, '.mesh'))
}
