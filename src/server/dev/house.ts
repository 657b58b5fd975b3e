import { escapeHtml } from '../../domain/html.ts'
import { readImportGraph } from '../../house/import-graph.ts'
import { drawHouse } from '../../house/picture.ts'
import { type Room, summaryOf, survey } from '../../house/survey.ts'
import { type DevPage, htmlResponse } from './dev-page.ts'

const style = `
body { max-width: 84rem }
svg { width: 100%; min-width: 60rem }
figure { margin: 0; overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: 0.3rem 1.2rem 0.3rem 0; border-bottom: 1px solid #d9cfbd; text-align: start; vertical-align: top;
  overflow-wrap: normal }
td.number, th.number { text-align: end }`

const number = (value: number) => `<td class="number">${value.toLocaleString('en-GB')}</td>`

function partsOf(room: Room): string {
  const parts = room.parts.toSorted((a, b) => b.lines - a.lines)
  return parts.map(({ name, lines }) => `${escapeHtml(name)} ${lines.toLocaleString('en-GB')}`).join(', ')
}

const roomRow = (room: Room) =>
  `<tr><th scope="row">${escapeHtml(room.name)}</th>${[room.files, room.lines, room.tests].map(number).join('')}<td>${room.hasDoors ? 'index.ts of each part' : ''}</td><td>${partsOf(room)}</td></tr>`

/** A picture of the source at `root`, made from its imports at each request: /dev/house. */
export const housePages = (root: string): Record<'house', DevPage> => ({
  async house(_request, rest) {
    if (rest !== '') return null
    const found = survey(readImportGraph(root))
    const heads = ['files', 'lines', 'test files'].map((head) => `<th scope="col" class="number">${head}</th>`)
    const table = `<table><thead><tr><th scope="col">room</th>${heads.join('')}<th scope="col">door</th><th scope="col">parts, with their lines</th></tr></thead><tbody>${found.rooms.map(roomRow).join('')}</tbody></table>`
    return htmlResponse(
      'The house',
      `<h1>The house</h1><p>${escapeHtml(summaryOf(found).join(' '))}</p><figure>${drawHouse(found.rooms, true)}</figure><figure>${table}</figure>`,
      { style },
    )
  },
})
