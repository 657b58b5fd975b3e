// What is made from the sources (under Node 24): the API's description, the gateway, the pages' questions, types.
import { writeFileSync } from 'node:fs'
import { buildMesh } from '../gateway/build-mesh.ts'
import { pageQueryModule } from '../site/page-query.ts'
import { generateDocuments } from '../ui/codegen.ts'
import { root } from './prepare.mjs'

await import('../api/generate-openapi.ts')
await buildMesh(root)
writeFileSync(`${root}/src/site/page-query.gen.ts`, pageQueryModule())
await generateDocuments(root)
