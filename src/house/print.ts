// `npm run house`: the numbers of the source, and what breaks its rules.
import { resolve } from 'node:path'
import { readImportGraph } from './import-graph.ts'
import { longest, survey } from './survey.ts'

const root = resolve(import.meta.dirname, '../..')
const { files, lines, median, tooLong, circles, rooms } = survey(readImportGraph(root))

const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(12) : String(cell).padStart(9))).join('')

console.info(`${files} files written by hand in src, blocks and schemas, ${lines} lines, ${median} in the middle one`)
console.info(`Over ${longest} lines: ${tooLong.join(', ') || 'none'}`)
console.info(`Folders in a circle: ${circles.map((circle) => circle.join(' ')).join('; ') || 'none'}\n`)
console.info(row(['', 'files', 'lines', 'tests', 'parts']))
for (const room of rooms) console.info(row([room.name, room.files, room.lines, room.tests, room.parts.length]))
