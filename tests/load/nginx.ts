import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { endWithBench } from './clean-up.ts'

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}

/** nginx on the first core with one worker, its log off and its files kept open, serving the given compressed pages. */
export async function startNginx(folder: string, pages: Buffer[], encoding: string) {
  const port = await freePort()
  const site = join(folder, 'pages')
  mkdirSync(site, { recursive: true })
  for (const [index, bytes] of pages.entries()) writeFileSync(join(site, `${index}.html`), bytes)
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; keepalive_timeout 65;
  open_file_cache max=1000; open_file_cache_valid 60s;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen 127.0.0.1:${port};
    location / { root ${site}; default_type text/html; add_header Content-Encoding ${encoding}; add_header Vary Accept-Encoding; }
  }
}
`,
  )
  const arguments_ = ['-c', '0', 'nginx', '-c', configuration, '-p', folder]
  const child = endWithBench(spawn('taskset', arguments_, { stdio: ['ignore', 2, 2] }))
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries += 1) {
    const up = await fetch(`${url}/0.html`).then(
      (response) => response.ok,
      () => false,
    )
    if (up) break
    if (tries > 50) throw new Error('nginx did not start')
    await new Promise((wait) => setTimeout(wait, 100))
  }
  return { url, paths: pages.map((_, index) => `/${index}.html`), stop: () => child.kill('SIGQUIT') }
}
