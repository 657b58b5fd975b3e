import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A block of code of README: what it is written in, and the file that it is or changes. */
interface Recipe {
  kind: string
  path: string
  code: string
}

/** 'locales/{nl,en}.json' as the files that it names. */
function pathsOf(path: string): string[] {
  const [, before = '', names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? []
  return names ? names.split(',').map((name) => before + name + after) : [path]
}

/** The recipes of 'How to change things' that name their files, in order: the last path before a block is its own. */
function recipesOf(readme: string): Recipe[] {
  const section = readme.split('\n## How to change things\n')[1]?.split('\n## ')[0] ?? ''
  const parts = section.split(/^```(\w+)\n([\s\S]*?)^```\n/m)
  return parts.flatMap((text, at) => {
    if (at % 3 !== 0) return []
    const [kind = '', code = ''] = parts.slice(at + 1)
    const paragraph = text.trim().split('\n\n').at(-1) ?? ''
    const path = [...paragraph.matchAll(/`([^`\s]*\/[^`\s]*\.(?:tsx?|json))`/g)].at(-1)?.[1]
    return path && kind !== 'sh' && code ? pathsOf(path).map((one) => ({ kind, code, path: one })) : []
  })
}

/** Commands of 'How to change things'. */
const commandsOf = (readme: string): string[][] => {
  const section = readme.split('\n## How to change things\n')[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(/^```sh\n(.*)\n```$/gm)].map(([, line = '']) => line.split(' ').slice(1))
}

/** Follows a diff whose lines need not stand side by side: each is looked for behind the one before. */
function changed(text: string, { path, code }: Recipe): string {
  const lines = text.split('\n')
  let at = 0
  for (const [sign = '', line = ''] of code.split('\n').map((all) => [all.slice(0, 1), all.slice(1)])) {
    if (sign === '') continue
    if (sign === '+') {
      lines.splice(at, 0, line)
      at += 1
      continue
    }
    const found = lines.indexOf(line, at)
    if (found < 0) throw new Error(`README names a line that ${path} does not have there: ${line}`)
    if (sign === '-') lines.splice(found, 1)
    at = sign === '-' ? found : found + 1
  }
  return lines.join('\n')
}

/** Does in a copy of the project what README's recipes say; gives what is to be run by node afterwards. */
export function followRecipes(folder: string, adapt = (readme: string) => readme): string[][] {
  const readme = adapt(readFileSync(join(folder, 'README.md'), 'utf8'))
  for (const recipe of recipesOf(readme)) {
    const file = join(folder, recipe.path)
    mkdirSync(dirname(file), { recursive: true })
    const text = recipe.kind === 'diff' ? changed(readFileSync(file, 'utf8'), recipe) : recipe.code
    writeFileSync(file, text, recipe.kind === 'diff' ? {} : { flag: 'wx' })
  }
  return commandsOf(readme)
}
