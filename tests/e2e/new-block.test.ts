import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { openEditor } from '../support/editor.ts'
import { blocksIn } from '../support/page-content.ts'
import { copyProject } from '../support/project-copy.ts'
import { startSite, temporaryFolder, test } from '../support/site.ts'

const definition = `import { object, string } from 'yup'
import { defineBlock } from '../define-block.ts'

export const greetingBlock = defineBlock({
  type: 'greeting-2',
  schema: object({ text: string().required() }).meta({ title: 'GreetingData' }),
  source: 'instance',
  fields: { text: { kind: 'text' } },
  component: () => import('./greeting-2.tsx'),
})
`

const component = `import type { BlockProps } from '../define-block.ts'

export const Block = ({ content }: BlockProps<{ text: string }>) => <p className="container">{content.text}</p>
`

function addBlock(folder: string) {
  const blocks = join(folder, 'blocks')
  mkdirSync(join(blocks, 'greeting-2'))
  writeFileSync(join(blocks, 'greeting-2/definition.ts'), definition)
  writeFileSync(join(blocks, 'greeting-2/greeting-2.tsx'), component)
  const registry = readFileSync(join(blocks, 'registry.ts'), 'utf8')
  const withLine = registry.replace(/^] ?/m, '  greetingBlock,\n]')
  writeFileSync(join(blocks, 'registry.ts'), `import { greetingBlock } from './greeting-2/definition.ts'\n${withLine}`)
}

const run = (folder: string, ...parameters: string[]) =>
  promisify(execFile)(process.execPath, parameters, { cwd: folder })

test('a new block type takes one folder and one line, whatever its name', { timeout: 600_000 }, async ({
  database,
  onTestFinished,
}) => {
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  copyProject(folder.path)
  addBlock(folder.path)
  await run(folder.path, '--eval', `import('./src/launch/prepare.mjs').then(({ build }) => build())`)
  await run(folder.path, 'node_modules/typescript/bin/tsc', '--noEmit', '-p', '.')

  const site = await startSite(database, {}, folder.path)
  onTestFinished(async () => {
    await site.stop()
  })
  const editor = await openEditor(site.url, 'homepage')
  const data = { nl: { text: 'Dag allemaal' }, en: { text: 'Hello everybody' }, fr: { text: '' } }
  const draft = await editor.draft()
  const incomplete = [{ id: 'hello', block: 'greeting-2', data: { nl: { text: 5 } } }]
  expect((await editor.save({ ...draft, layout: incomplete })).status).toBe(400)
  await editor.change(({ layout }) => ({ layout: [{ id: 'hello', block: 'greeting-2', data }, ...layout] }))

  const [dutch, english, french] = await Promise.all(
    ['/', '/en', '/fr'].map(async (path) => (await fetch(site.url + path)).text()),
  )
  expect(dutch).toMatch(/data-block="greeting-2"[^>]*><p class="container">Dag allemaal</)
  expect(english).toMatch(/data-block="greeting-2"[^>]*><p class="container">Hello everybody</)
  expect(french).toMatch(/data-block="greeting-2"[^>]*><p class="container">Dag allemaal</)
  expect(blocksIn(dutch ?? '')[0]).toBe('greeting-2')
})
