export interface Line {
  text: string
  cells: string[]
}

/** Lines of a table: what is asked for, then a cell for each visitor. */
export const linesOf = (table: string, columns: number): Line[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const words = line.trim().split(/\s+/)
      return { text: words.slice(0, -columns).join(' '), cells: words.slice(-columns) }
    })
