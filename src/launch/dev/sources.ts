import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

/** What `npm run generate` writes. */
const generated = [
  'schemas/openapi.json',
  'schemas/schema.graphql',
  'src/site/render/page-query.gen.ts',
  'src/ui/gql/**',
]
const migrations = /^src\/db\/migrations\/.*\.sql$/
const describing =
  /^(schemas\/|src\/api\/|src\/db\/(tables|sql)\/|\.meshrc\.yaml|blocks\/(registry|[\w-]+\/definition)\.ts)|^src\/gateway\/(links|transport)\.ts$/

/** Which part of the project a file belongs to, by its path. */
export function createSources(root: string) {
  const made = [...generated, '.mesh/**'].flatMap((pattern) =>
    globSync(pattern, { cwd: root, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [resolve(entry.parentPath, entry.name)] : [],
    ),
  )
  const isMade = (path: string) =>
    path.startsWith('.mesh') || path.startsWith('src/ui/gql/') || generated.includes(path)

  return {
    made,
    isText: (file: string) => relative(root, file).startsWith('locales/'),
    isMigration: (file: string) => migrations.test(relative(root, file)),
    /** Whether generated files may say something else now. */
    isDescribing(file: string): boolean {
      const path = relative(root, file)
      if (isMade(path) || path.includes('.test.') || path.startsWith('tests/')) return false
      return describing.test(path) || (/\.tsx?$/.test(path) && readFileSync(file, 'utf8').includes('graphql(`'))
    },
  }
}
