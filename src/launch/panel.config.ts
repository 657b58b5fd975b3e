import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { browserTargets } from './browser-targets.ts'
import { scopedName, styleLayers } from './styles.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * The browser's files of the control panel, built by themselves: whatever it shares with the site stands in both, so that
 * no page of the site grows by it.
 */
export default defineConfig({
  root,
  appType: 'custom',
  publicDir: false,
  cacheDir: '.cache/vite-panel',
  plugins: [styleLayers],
  css: { modules: { generateScopedName: scopedName } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: browserTargets,
    assetsInlineLimit: 0,
    modulePreload: false,
    manifest: 'panel.json',
    rollupOptions: {
      input: ['enhance.ts', 'style.ts', 'editor.tsx', 'editor-style.ts'].map((name) => `src/panel/client/${name}`),
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'assets/panel-[name]-[hash].js',
        chunkFileNames: 'assets/panel-[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        // Names of styles that the editor always fetches together are one file: apart they are badly compressed.
        codeSplitting: { groups: [{ name: 'styles', test: /\/panel\/editor\/[\w-]+\.module\.css/ }] },
      },
    },
  },
})
