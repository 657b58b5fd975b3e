// `npm run dev`: installs and generates what is missing, then serves from the sources.
import { spawn } from 'node:child_process'
import { generate, install, node24, root } from './prepare.mjs'

install()
generate()
const environment = { ...process.env, NODE_ENV: 'development' }
const server = spawn(node24, ['src/launch/dev.ts'], { cwd: root, stdio: 'inherit', env: environment })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))
