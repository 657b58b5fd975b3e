import { globSync } from 'node:fs'
import type { Assets } from '../../server/files/index.ts'
import {
  areaSource,
  blockSource,
  pageSource,
  partSource,
  screenSource,
  scriptSources,
} from '../../site/render/browser-files.ts'

/** The browser's files as Vite serves them from the sources; `styleOf` names the style sheets that a source reaches. */
export const createDevAssets = (styleOf: (source: string) => string[]): Assets => ({
  get: () => null,
  block: (type) => `/${blockSource(type)}`,
  hydrate: '/src/site/client/hydrate.tsx',
  blockPreloads: () => [],
  panel: {
    scripts: ['/src/panel/client/style.ts', '/src/panel/client/enhance.ts'],
    stylesheets: [],
    fonts: [],
    editor: { scripts: ['/src/panel/client/editor-style.ts', '/src/launch/dev-editor.ts'], stylesheets: [] },
  },
  area: (_name, locale) => ({ script: `/${areaSource}`, texts: `/locales/${locale}.json` }),
  screen: (folder) => ({
    modules: { page: `/${pageSource(folder)}`, screen: `/${screenSource(folder)}` },
    preloads: [],
  }),
  page: (blocks, screen) => ({
    stylesheets: [
      ...new Set(
        [
          'src/site/render/shell.ts',
          ...blocks.map(blockSource),
          ...(screen ? [screenSource(screen), ...globSync(partSource(screen, '*'))] : []),
        ].flatMap(styleOf),
      ),
    ],
    scripts: ['src/launch/dev-client.ts', ...scriptSources(blocks)].map((source) => `/${source}`),
    imported: [],
    measuring: '/src/site/client/measuring.ts',
    fonts: [],
  }),
})
