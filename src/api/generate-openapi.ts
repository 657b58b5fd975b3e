import { writeFile } from 'node:fs/promises'
import { createDocument } from './openapi/document.ts'

const target = new URL('../../schemas/openapi.json', import.meta.url)

/** Writes what the gateway reads and /api/openapi.json serves: `node src/api/generate-openapi.ts`. */
await writeFile(target, `${JSON.stringify(await createDocument(), null, 2)}\n`)
