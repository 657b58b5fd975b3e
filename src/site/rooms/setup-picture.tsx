import type { RoomConfiguration } from '../../domain/bookings.ts'

const rows = (columns: number[], width: number) =>
  [12, 19, 26, 33].flatMap((y) => columns.map((x) => `M${x} ${y}h${width}v3h-${width}z`)).join('')

const seats = [13, 20, 27, 34].flatMap((y) => [12, 20, 28, 36, 44].map((x) => `M${x} ${y}a2 2 0 1 1-.01 0z`)).join('')

const screen = (x: number) => `M${x} 12h14v10h-14zM${x + 2} 14v6h10v-6zM${x + 6} 22h2v4h3v2h-8v-2h3z`

const shapes: Record<RoomConfiguration, string> = {
  class: rows([8, 31], 17),
  'U-shape': 'M12 12h4v18h24v-18h4v22h-32z',
  theatre: seats,
  'computer room': screen(11) + screen(31),
}

/** How the tables stand, seen from above. */
export function SetupPicture({ name }: { name: RoomConfiguration }) {
  return (
    <svg viewBox="0 0 56 40" width="56" height="40" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={`M20 3h16v3h-16z${shapes[name]}`} />
    </svg>
  )
}
