// `npm run books`: compares the books and names every difference; ends with 1 when there is any, with 2 when it could not look.
import { spawnSync } from 'node:child_process'
import { build, install, node24, root } from './prepare.mjs'

install()
build()
const { status } = spawnSync(node24, ['dist/server/books.js'], { cwd: root, stdio: 'inherit' })
process.exit(status ?? 2)
