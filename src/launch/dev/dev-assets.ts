import type { Assets } from '../../server/assets.ts'

const component = (block: string) => `blocks/${block}/${block}.tsx`

/** The browser's files as Vite serves them from the sources; `styleOf` names the style sheets that a source reaches. */
export const createDevAssets = (styleOf: (source: string) => string[]): Assets => ({
  get: () => null,
  block: (type) => `/${component(type)}`,
  hydrate: '/src/site/client/hydrate.tsx',
  page: (blocks) => ({
    stylesheets: [...new Set(['src/site/shell.ts', ...blocks.map(component)].flatMap(styleOf))],
    script: '/src/launch/dev-client.ts',
    fonts: [],
  }),
})
