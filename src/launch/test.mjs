// `npm test [-- vitest arguments]`: set-up included.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { movedClock } from './moved-clock.mjs'
import { build, install, node24, root } from './prepare.mjs'

install()
build()
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { TEST_CLOCK } = process.env
const { status } = spawnSync(node24, [vitest, 'run', ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'test',
    // What a test file and a server read is compiled by the first of them.
    NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
    ...(TEST_CLOCK && movedClock(TEST_CLOCK)),
  },
})
process.exit(status ?? 1)
