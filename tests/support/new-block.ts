import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

/** The folder and the line that README says a block takes. */
export function addBlock(folder: string) {
  const blocks = join(folder, 'blocks')
  mkdirSync(join(blocks, 'greeting-2'))
  writeFileSync(join(blocks, 'greeting-2/definition.ts'), definition)
  writeFileSync(join(blocks, 'greeting-2/greeting-2.tsx'), component)
  const registry = readFileSync(join(blocks, 'registry.ts'), 'utf8')
  const withLine = registry.replace(/^] ?/m, '  greetingBlock,\n]')
  writeFileSync(join(blocks, 'registry.ts'), `import { greetingBlock } from './greeting-2/definition.ts'\n${withLine}`)
}
