import { dirname } from 'node:path'
import type { ImportGraph } from './import-graph.ts'

/** A folder at the top of src, or blocks, schemas or locales. */
export interface Room {
  name: string
  /** 0 is the ground: what stands there uses no other room. */
  floor: number
  files: number
  lines: number
  /** Test files that import something of it, or stand in it. */
  tests: number
  /** Whether its parts are entered by an `index.ts` alone. */
  hasDoors: boolean
  /** With a door or screens of their own: src/api/money. */
  parts: { name: string; lines: number }[]
  uses: { room: string; imports: number }[]
}

export interface Survey {
  files: number
  lines: number
  /** Of the lines of a file. */
  median: number
  /** Files of code of over `longest` lines, the content of the demo apart. */
  tooLong: string[]
  /** Folders that import each other, by way of others too. */
  circles: string[][]
  /** From the top floor to the ground. */
  rooms: Room[]
}

/** Lines that a file of code has at most. */
export const longest = 300

const isGenerated = (file: string) => file.endsWith('.gen.ts')
/** What the demo says, in three languages. */
const isContent = (file: string) =>
  /^src\/demo\/(?:courses|static-contents|pages)\/|^src\/demo\/(?:faqs|reviews)\.ts$/.test(file)

/** The room that a file stands in: 'api' of src/api/app/app.ts, 'blocks' of blocks/faq/faq.tsx. */
function roomOf(file: string): string | null {
  const [first = '', second = ''] = file.split('/')
  if (first !== 'src') return first === 'tests' ? null : first
  return second.replace(/\.\w+$/, '')
}

/** The part within its room: 'money' of src/api/money/orders.ts; null beside the parts. */
function partOf(file: string): string | null {
  const [part, ...below] = file.split('/').slice(file.startsWith('src/') ? 2 : 1)
  return part && below.length > 0 ? part : null
}

const linesOf = (text: string) => text.split('\n').length - 1

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string | null): [string, Item[]][] =>
  [...Map.groupBy(items, keyOf)].flatMap(([key, group]) => (key === null ? [] : [[key, group]]))

/** The sets of nodes that reach each other (Tarjan 1972), those of one node left out. */
export function circlesOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []
  function visit(node: string) {
    const own = index.size
    index.set(node, own)
    low.set(node, own)
    path.push(node)
    for (const next of arrows.get(node) ?? []) {
      if (!index.has(next)) visit(next)
      if (path.includes(next)) low.set(node, Math.min(low.get(node) ?? own, low.get(next) ?? own))
    }
    if (low.get(node) !== own) return
    const circle = path.splice(path.indexOf(node))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const node of arrows.keys()) if (!index.has(node)) visit(node)
  return circles
}

/** Which folders import which, from the imports of files. */
export function folderArrows(imports: readonly (readonly [from: string, to: string])[]): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  for (const [from, to] of imports) {
    const [a, b] = [dirname(from), dirname(to)]
    if (a !== b) arrows.set(a, (arrows.get(a) ?? new Set()).add(b))
  }
  return arrows
}

/** What stands in a checkout: its numbers, its rooms, and what leads from one to another. */
export function survey({ read, importsOf, sources, everything, styles }: ImportGraph): Survey {
  const known = new Set(sources)
  const tests = everything.filter((file) => file.endsWith('.test.ts'))
  const lines = new Map([...everything, ...styles].map((file) => [file, linesOf(read(file))]))
  const size = (files: readonly string[]) => files.reduce((sum, file) => sum + (lines.get(file) ?? 0), 0)
  const imports = sources.flatMap((file) =>
    importsOf(file).flatMap(({ to }) => (known.has(to) ? [[file, to] as const] : [])),
  )
  const standing = [...lines.keys()].filter((file) => roomOf(file) !== null && !isGenerated(file))
  const written = standing.filter((file) => !file.startsWith('locales/'))
  const sizes = written.map((file) => lines.get(file) ?? 0).sort((a, b) => a - b)

  const crossings = imports.filter(([from, to]) => roomOf(from) !== roomOf(to))
  const usesOf = (room: string) =>
    groupBy(
      crossings.filter(([from]) => roomOf(from) === room),
      ([, to]) => roomOf(to),
    ).map(([name, group]) => ({ room: name, imports: group.length }))
  const floors = new Map<string, number>()
  function floorOf(room: string): number {
    const known = floors.get(room)
    if (known !== undefined) return known
    floors.set(room, 0)
    const floor = Math.max(-1, ...usesOf(room).map(({ room: below }) => floorOf(below))) + 1
    floors.set(room, floor)
    return floor
  }
  const seenBy = tests.map(
    (test) => new Set([test, ...importsOf(test).flatMap(({ to }) => (lines.has(to) ? [to] : []))].map(roomOf)),
  )
  const rooms = groupBy(standing, roomOf).map(([name, files]) => ({
    name,
    floor: floorOf(name),
    files: files.length,
    lines: size(files),
    tests: seenBy.filter((seen) => seen.has(name)).length,
    hasDoors: files.every((file) => partOf(file) !== null) && files.some((file) => file.endsWith('/index.ts')),
    parts: groupBy(files, partOf).map(([part, own]) => ({ name: part, lines: size(own) })),
    uses: usesOf(name),
  }))
  return {
    files: written.length,
    lines: size(written),
    median: sizes[Math.floor(sizes.length / 2)] ?? 0,
    tooLong: written.filter((file) => (lines.get(file) ?? 0) > longest && !isContent(file)),
    circles: circlesOf(folderArrows(imports)),
    rooms: rooms.sort((a, b) => b.floor - a.floor || a.name.localeCompare(b.name)),
  }
}

export const summaryOf = ({ files, lines, median, tooLong, circles }: Survey): string[] => [
  `${files} files written by hand in src, blocks and schemas, ${lines} lines, ${median} in the middle one.`,
  `Over ${longest} lines: ${tooLong.join(', ') || 'none'}.`,
  `Folders in a circle: ${circles.map((circle) => circle.join(' ')).join('; ') || 'none'}.`,
]
