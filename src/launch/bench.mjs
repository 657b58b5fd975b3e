// `npm run bench [-- --lighthouse | --editor] [-- --only=pages,private]` (README, 'Tests'): prints tables; needs nginx, wrk and taskset.
import { spawn, spawnSync } from 'node:child_process'
import { findBrowser } from './browser.mjs'
import { build, install, node24, root } from './prepare.mjs'

install()
build()
const missing = ['nginx', 'wrk', 'taskset'].filter((tool) => spawnSync('which', [tool]).status !== 0)
if (missing.length > 0 && process.getuid?.() === 0) {
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light', 'wrk', 'util-linux'], {
    stdio: 'ignore',
  })
}
const chromium = findBrowser()
const bench = spawn(node24, ['tests/load/bench.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', ...(chromium && { CHROMIUM_PATH: chromium }) },
})
// It ends by itself once its servers have.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => bench.kill(signal))
bench.on('exit', (code) => process.exit(code ?? 1))
