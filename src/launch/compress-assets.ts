import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { compressible, compressWell } from '../server/responses/index.ts'

/** Beside each file of the build lies what travels of it, so that no start has to make that. */
const folder = join(import.meta.dirname, '../../dist/client/assets')
const names = readdirSync(folder).filter((name) => compressible.has(extname(name)))
await Promise.all(
  names.flatMap((name) =>
    (['br', 'gzip'] as const).map(async (encoding) => {
      const compressed = await compressWell(readFileSync(join(folder, name)), encoding)
      writeFileSync(join(folder, `${name}.${encoding}`), compressed)
    }),
  ),
)
