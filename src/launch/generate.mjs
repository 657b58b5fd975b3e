// What is made from the sources (under Node 24): the API's description, the gateway, the pages' questions, types.
import { writeFileSync } from 'node:fs'
import { createDocument } from '../api/app/routes.ts'
import { buildMesh } from '../gateway/build-mesh.ts'
import { draftsQueryModule } from '../panel/editor/catalogue.ts'
import { pageQueryModule } from '../site/render/page-query.ts'
import { generateDocuments } from '../ui/codegen.ts'
import { root } from './prepare.mjs'

// What the gateway reads and /api/openapi.json serves; the gateway is made of it.
writeFileSync(`${root}/schemas/openapi.json`, `${JSON.stringify(await createDocument(), null, 2)}\n`)
await buildMesh(root)
writeFileSync(`${root}/src/site/content/page-query.gen.ts`, pageQueryModule())
writeFileSync(`${root}/src/panel/editor/drafts-query.gen.ts`, draftsQueryModule())
await generateDocuments(root)
