import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './server-process.ts'

const made = new Set(['node_modules', 'dist', '.mesh', '.git', '.data', '.cache'])

/** The project's sources in a folder of their own, and of what is made from them what is named. */
export function copyProject(folder: string, more: string[] = []) {
  for (const name of readdirSync(root)) {
    if (!made.has(name) || more.includes(name)) cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  // What is known of types here is known of them there.
  const types = '.cache/types'
  if (existsSync(join(root, types))) cpSync(join(root, types), join(folder, types))
  // By the names of packages there, not by where the link leads: else all types would be read and checked anew.
  const settings = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  const options = { ...settings.compilerOptions, preserveSymlinks: true }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...settings, compilerOptions: options }, null, 2))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}
