// `npm run verify`: types, lint, unused code, drift of what is generated, and tests.
import { spawnSync } from 'node:child_process'
import { generate, install, node24, root, run } from './prepare.mjs'

const bin = (name) => `node_modules/.bin/${name}`
const generated = ['schemas/openapi.json', 'schemas/schema.graphql', 'src/ui/gql', 'src/site/page-query.gen.ts']

install()
const before = spawnSync('git', ['diff', '--', ...generated], { cwd: root, encoding: 'utf8' }).stdout
generate()
const after = spawnSync('git', ['diff', '--', ...generated], { cwd: root, encoding: 'utf8' }).stdout
if (before !== after) {
  console.error(`Generated files are stale; they are now made anew, look at them and commit:\n${generated.join('\n')}`)
  process.exit(1)
}
run(bin('tsc'), ['--noEmit', '-p', '.'])
run(bin('biome'), ['check', '--error-on-warnings'])
run(bin('knip'), ['--config', '.knip.json'])
run(node24, ['src/launch/test.mjs', ...process.argv.slice(2)])
