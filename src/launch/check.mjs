// `npm run books` compares the books and names every difference, `npm run presence` verifies the chains of signatures and names
// the first broken link of each; both end with 1 when there is any, with 2 when they could not look.
import { spawnSync } from 'node:child_process'
import { build, install, node24, root } from './prepare.mjs'

install()
build()
const { status } = spawnSync(node24, [`dist/server/${process.argv[2]}.js`], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 2)
