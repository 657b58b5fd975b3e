import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const readme = readFileSync('README.md', 'utf8')

/** What README says that a file of the block holds; the block bears another name here. */
function fileOf(name: string): string {
  const [, source = ''] = readme.split(`\`blocks/greeting/${name}\`:`)[1]?.match(/```tsx?\n([\s\S]+?)```/) ?? []
  return source.replace("type: 'greeting'", "type: 'greeting-2'").replace('./greeting.tsx', './greeting-2.tsx')
}

/** The folder and the line that README says a block takes. */
export function addBlock(folder: string) {
  const blocks = join(folder, 'blocks')
  mkdirSync(join(blocks, 'greeting-2'))
  writeFileSync(join(blocks, 'greeting-2/definition.ts'), fileOf('definition.ts'))
  writeFileSync(join(blocks, 'greeting-2/greeting-2.tsx'), fileOf('greeting.tsx'))
  const registry = readFileSync(join(blocks, 'registry.ts'), 'utf8')
  const withLine = registry.replace(/^] ?/m, '  greetingBlock,\n]')
  writeFileSync(join(blocks, 'registry.ts'), `import { greetingBlock } from './greeting-2/definition.ts'\n${withLine}`)
}
