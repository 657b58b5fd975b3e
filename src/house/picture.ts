import { escapeHtml } from '../domain/html.ts'
import type { Room } from './survey.ts'

/** Of the picture, where no floor is wider. */
const least = 1240
const gap = 16
const floorGap = 44
const chipHeight = 22
const lineHeight = 18

const textWidth = (text: string) => Math.ceil(6.7 * text.length)
const chipWidth = (name: string) => textWidth(name) + 16

interface Chip {
  name: string
  x: number
  y: number
}

interface Box {
  room: Room
  x: number
  y: number
  width: number
  height: number
  lines: string[]
  chips: Chip[]
}

/** Lays names out in rows, from `top` down; the height it took is that of the last row's end. */
function layChips(names: readonly string[], inner: number, top: number): { chips: Chip[]; bottom: number } {
  const chips: Chip[] = []
  let [x, y] = [0, top]
  for (const name of names) {
    if (x > 0 && x + chipWidth(name) > inner) [x, y] = [0, y + chipHeight + 5]
    chips.push({ name, x, y })
    x += chipWidth(name) + 5
  }
  return { chips, bottom: chips.length > 0 ? y + chipHeight : top }
}

export const purposes: Record<string, string> = {
  launch: 'the commands: start, build, dev, test, bench',
  main: 'puts the parts together and starts them',
  jobs: 'what runs by the clock, and mails',
  server: 'HTTP: routes, sessions, pages kept and sent',
  api: 'REST: every rule, on the database',
  panel: 'the control panel, an area a folder',
  site: 'the pages of site and account, a folder each',
  blocks: 'what editors put on pages, a folder each',
  demo: 'the data one starts with',
  ui: 'what screens share: forms, session, marks',
  adapters: 'payments, mail, storage, PDF, UBL',
  db: 'tables and migrations',
  gateway: 'GraphQL over the REST API',
  house: 'this picture and its numbers',
  schemas: 'what the API takes and gives',
  cache: 'what is kept in memory',
  config: 'the settings, read once',
  domain: 'rules without data: prices, days, states',
  locales: 'texts in three languages',
}

/** What a room says of itself below its name; the numbers change with every commit, so a kept picture leaves them out. */
function linesOf({ name, files, lines, tests, hasDoors }: Room, withNumbers: boolean): string[] {
  const purpose = purposes[name]
  return [
    ...(purpose ? [purpose] : []),
    ...(withNumbers ? [`${files} files, ${lines} lines, ${tests} test files`] : []),
    ...(hasDoors ? ['each part has one door, its index.ts'] : []),
  ]
}

function layBox(room: Room, withNumbers: boolean): Box {
  const lines = linesOf(room, withNumbers)
  const most = room.parts.length > 12 ? 430 : room.parts.length > 4 ? 280 : 150
  const wide = Math.max(most, ...[room.name, ...lines].map((line) => textWidth(line) + 24))
  const names = room.parts.map(({ name }) => name).sort()
  const { chips, bottom } = layChips(names, wide - 24, 34 + lines.length * lineHeight)
  return { room, x: 0, y: 0, width: wide, height: bottom + 12, lines, chips }
}

function layFloors(rooms: readonly Room[], withNumbers: boolean) {
  const floors = [...new Set(rooms.map((room) => room.floor))].sort((a, b) => b - a)
  const rows = floors.map((floor) =>
    rooms.filter((room) => room.floor === floor).map((room) => layBox(room, withNumbers)),
  )
  const widths = rows.map((row) => row.reduce((sum, box) => sum + box.width + gap, gap))
  const width = Math.max(least, ...widths)
  const boxes: Box[] = []
  let y = gap
  for (const [at, own] of rows.entries()) {
    let x = (width - (widths[at] ?? width)) / 2 + gap
    for (const box of own) {
      boxes.push({ ...box, x, y })
      x += box.width + gap
    }
    y += Math.max(...own.map((box) => box.height)) + floorGap
  }
  return { boxes, width, height: y }
}

function drawBox({ room, x, y, width: wide, height, lines, chips }: Box): string {
  const uses = room.uses.map((use) => use.room).sort()
  const title = `${room.name}: uses ${uses.join(', ') || 'no other room'}`
  const text = lines.map(
    (line, row) => `<text x="12" y="${42 + row * lineHeight}" class="small">${escapeHtml(line)}</text>`,
  )
  const parts = chips.map(
    (chip) =>
      `<rect x="${12 + chip.x}" y="${chip.y}" width="${chipWidth(chip.name)}" height="${chipHeight}" rx="5" class="chip"/><text x="${20 + chip.x}" y="${chip.y + 15}" class="small">${escapeHtml(chip.name)}</text>`,
  )
  return `<g transform="translate(${x} ${y})"><title>${escapeHtml(title)}</title><rect width="${wide}" height="${height}" rx="10" class="room"/><text x="12" y="24" class="name">${escapeHtml(room.name)}</text>${text.join('')}${parts.join('')}</g>`
}

function drawArrow(from: Box, to: Box): string {
  const [x1, y1] = [from.x + from.width / 2, from.y + from.height]
  const [x2, y2] = [to.x + to.width / 2, to.y]
  const bend = Math.max(30, (y2 - y1) / 2)
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}"/>`
}

const style = `text{font-family:"Instrument Sans Variable",system-ui,sans-serif;fill:#10302f}.name{font-size:16px;font-weight:700}.small{font-size:12px}.room{fill:#fff;stroke:#10302f}.chip{fill:#efe7d8}path{fill:none;stroke:#b5431f;stroke-width:1.5;stroke-opacity:.6}`

/** The rooms as boxes, floor above floor, with an arrow to those that none between them uses already; SVG. */
export function drawHouse(rooms: readonly Room[], withNumbers: boolean): string {
  const { boxes, width, height } = layFloors(rooms, withNumbers)
  const usesOf = new Map(rooms.map((room) => [room.name, room.uses.map((use) => use.room)]))
  const reaches = (from: string, to: string): boolean =>
    (usesOf.get(from) ?? []).some((next) => next === to || reaches(next, to))
  const isImplied = (from: Box, to: Box) =>
    from.room.uses.some(({ room }) => room !== to.room.name && reaches(room, to.room.name))
  const arrows = boxes.flatMap((from) =>
    boxes
      .filter((to) => from.room.uses.some(({ room }) => room === to.room.name) && !isImplied(from, to))
      .map((to) => drawArrow(from, to)),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The rooms of the source, each above those it uses"><style>${style}</style><rect width="${width}" height="${height}" fill="#fbf8f2"/>${arrows.join('')}${boxes.map(drawBox).join('')}</svg>`
}
