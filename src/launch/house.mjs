// `npm run house`: the numbers of the source, a room a line.
import { install, node24, run } from './prepare.mjs'

install()
run(node24, ['src/house/print.ts'])
