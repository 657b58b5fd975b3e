import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

const readme = readFileSync('README.md', 'utf8')
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n')
const names = new Set(files.map((file) => basename(file)))
const paths = new Set(
  files.flatMap((file) => [file, ...file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/'))]),
)

/** What its recipes make. */
const made = /wish|greeting|\bnews\b/

/** `src/domain/vat.ts`, `rooms/screen.tsx`, `schemas/`: in the text, not in what is typed at a prompt. */
const named = [...readme.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name)

test('every file and folder that README names is there', () => {
  const ofTree = named.filter((name) => /^(?:src|blocks|schemas|locales|tests)\//.test(name) && !made.test(name))
  expect(ofTree.length).toBeGreaterThan(40)
  expect(ofTree.filter((name) => !paths.has(name.replace(/\/$/, '')))).toEqual([])
  const bare = named.filter((name) => /^[\w-]+\.(?:tsx?|mjs|css|sql)$/.test(name) && dirname(name) === '.')
  expect(bare.filter((name) => !names.has(name))).toEqual([])
})
