import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The folder of a block or a screen names its component; the browser gets only those that wake up, and the style of every one. */
const components = globSync(['blocks/*/*.tsx', 'src/site/**/*.tsx'], { cwd: import.meta.dirname }).filter(
  (file) => basename(dirname(file)) === basename(file, '.tsx'),
)

/** GraphiQL's style carries a quarter of a megabyte of fonts in itself; the playground takes the system's. */
const withoutFonts: Plugin = {
  name: 'without-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('graphiql/dist/style.css') ? code.replace(/@font-face\s*\{[^}]*\}/g, '') : undefined,
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  publicDir: false,
  cacheDir: '.cache/vite',
  plugins: [react(), withoutFonts],
  css: {
    modules: {
      // The file's name says whose style it is: the same in every build, and readable in the browser.
      generateScopedName: (name, file) => `${basename(file).replace(/\.module\.css.*$/, '')}_${name}`,
    },
  },
  // Without 'development': graphql would be loaded twice, its development build here and the plain one by its users.
  ssr: { resolve: { conditions: ['module', 'node'], externalConditions: ['node', 'module-sync'] } },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    target: isSsrBuild ? 'node24' : ['chrome111', 'firefox115', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: isSsrBuild ? false : 'manifest.json',
    rollupOptions: {
      input: isSsrBuild
        ? { serve: resolve(import.meta.dirname, 'src/launch/serve.ts') }
        : [
            'src/site/client/main.ts',
            'src/site/client/hydrate.tsx',
            'src/site/shell.ts',
            'src/gateway/playground/main.ts',
            // What islands and pages share, once.
            'src/ui/client.ts',
            'src/ui/session/sign-in.ts',
            ...components,
          ],
      preserveEntrySignatures: 'exports-only',
      output: isSsrBuild
        ? { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }
        : {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
          },
    },
  },
}))
