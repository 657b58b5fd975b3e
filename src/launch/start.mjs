// `npm start`: installs and builds what is missing, then becomes the server.
import { spawn } from 'node:child_process'
import { build, install, node24, root } from './prepare.mjs'

install()
build()
process.env.NODE_ENV ??= 'production'

if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import('../../dist/server/serve.js')
} else {
  const server = spawn(node24, ['dist/server/serve.js'], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
