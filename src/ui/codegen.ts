import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from '@graphql-codegen/cli'

/** Reading every file costs nothing; parsing every file would cost a second. */
const documentFiles = (root: string) =>
  globSync(['src/**/*.{ts,tsx}', 'blocks/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !file.includes('.test.') && !file.startsWith('src/ui/gql/'))
    .filter((file) => /\bgraphql\(/.test(readFileSync(join(root, file), 'utf8')))
    .sort()

/** Marked as free of effects, so that the browser's files hold only the documents that they use. */
const markAsPure = (code: string) =>
  code.replaceAll('= new TypedDocumentString(', '= /* @__PURE__ */ new TypedDocumentString(')

/** Typed documents of everything that asks the gateway, and the list of texts that it knows: src/ui/gql. */
export async function generateDocuments(root: string): Promise<void> {
  const files = await generate(
    {
      cwd: root,
      schema: 'schemas/schema.graphql',
      documents: documentFiles(root),
      generates: {
        'src/ui/gql/': {
          preset: 'client',
          presetConfig: { fragmentMasking: false, persistedDocuments: { hashAlgorithm: 'sha256' } },
          config: {
            documentMode: 'string',
            importExtension: '.ts',
            useTypeImports: true,
            enumType: 'string-literal',
            skipTypename: true,
          },
        },
      },
      silent: true,
    },
    false,
  )
  await mkdir(join(root, 'src/ui/gql'), { recursive: true })
  for (const { filename, content } of files) await writeFile(join(root, filename), markAsPure(content))
}
