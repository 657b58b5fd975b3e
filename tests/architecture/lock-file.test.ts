import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Entry {
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const file = resolve(import.meta.dirname, '../../package-lock.json')
const { packages }: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))
const entries = Object.entries(packages)
const installed = new Set(entries.map(([path]) => path.replace(/^.*node_modules\//, '')))

describe('the lock file', () => {
  it('names no address to download from', () => {
    expect(entries.filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([])
  })

  it('holds the optional packages of every platform, or a clean install refuses it', () => {
    const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).flatMap((name) => (installed.has(name) ? [] : [`${path} wants ${name}`])),
    )
    expect(missing).toEqual([])
  })
})
