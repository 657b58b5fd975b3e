// What is made from the sources (under Node 24): migration, the API's description, the gateway, the pages' questions, types.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { buildMesh } from '../gateway/build-mesh.ts'
import { pageQueryModule } from '../site/page-query.ts'
import { generateDocuments } from '../ui/codegen.ts'
import { root } from './prepare.mjs'

// A process of its own: drizzle-kit extends Array.prototype, which Mesh does not survive.
const migration = promisify(execFile)(process.execPath, ['src/db/build-migration.ts'], { cwd: root })
await import('../api/generate-openapi.ts')
await buildMesh(root)
writeFileSync(`${root}/src/site/page-query.gen.ts`, pageQueryModule())
await generateDocuments(root)
await migration
