// `npm run house`: the numbers of the source, and what breaks its rules; draws README's picture anew.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { readImportGraph } from './import-graph.ts'
import { drawHouse } from './picture.ts'
import { summaryOf, survey } from './survey.ts'

const root = resolve(import.meta.dirname, '../..')
const house = survey(readImportGraph(root))

const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, at) => (at === 0 ? String(cell).padEnd(12) : String(cell).padStart(9))).join('')

for (const sentence of summaryOf(house)) console.info(sentence)
console.info(row(['', 'files', 'lines', 'tests', 'parts']))
for (const room of house.rooms) console.info(row([room.name, room.files, room.lines, room.tests, room.parts.length]))
writeFileSync(resolve(root, '.readme/house.svg'), `${drawHouse(house.rooms, false)}\n`)
