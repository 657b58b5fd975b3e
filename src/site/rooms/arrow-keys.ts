import type { KeyboardEvent } from 'react'

const steps: Record<string, readonly [rows: number, cells: number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
}

/** The next tile that way which can be laid and is in sight. */
function nextTile(rows: HTMLTableRowElement[], cell: HTMLTableCellElement, [down, along]: readonly [number, number]) {
  let row = rows.findIndex((one) => one.contains(cell)) + down
  let index = cell.cellIndex + along
  while (rows[row] && index > 0 && index < (cell.closest('tr')?.cells.length ?? 0)) {
    const button = rows[row]?.cells[index]?.querySelector('button')
    if (button && button.getClientRects().length > 0) return button
    row += down
    index += along
  }
  return null
}

/** Arrows lead from tile to tile, over those that lie there already. */
export function followArrows(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key]
  const cell = event.currentTarget.closest('td')
  const body = cell?.closest('tbody')
  if (!step || !cell || !body) return
  event.preventDefault()
  nextTile([...body.rows], cell, step)?.focus()
}
