import { describe, expect, it } from 'vitest'
import lock from '../../package-lock.json' with { type: 'json' }

interface Entry {
  resolved?: string
  optionalDependencies?: Record<string, string>
}

const entries: [string, Entry][] = Object.entries(lock.packages)
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
