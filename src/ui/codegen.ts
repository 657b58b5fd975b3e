import type { CodegenConfig } from '@graphql-codegen/cli'

/** Typed documents of everything that asks the gateway, and the list of texts that it knows. */
export const codegen: CodegenConfig = {
  schema: 'schemas/schema.graphql',
  documents: ['src/**/*.{ts,tsx}', 'blocks/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/ui/gql/**'],
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
}
