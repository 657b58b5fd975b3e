/** From the block that is chosen to what it says. */
export const focusFields = () =>
  document
    .querySelector<HTMLElement>('#fields :is(input, textarea, select, button, a[href], [contenteditable])')
    ?.focus()

const chosenRow = () => document.querySelector<HTMLElement>('[data-row] [aria-current]')

/** Where the menu was that held the focus, another block's stands. */
export const focusChosen = () => chosenRow()?.focus()

/**
 * Tab stops at the chosen row of the outline alone: arrows walk through all rows, and sideways through the buttons of
 * one. Escape leads from the fields back to it.
 */
export function walkOutline({ key, target, altKey }: KeyboardEvent): HTMLElement | null | undefined {
  if (!(target instanceof HTMLElement) || altKey) return undefined
  if (key === 'Escape' && target.closest('#fields') && !target.closest('details, [role="listbox"]')) return chosenRow()
  const row = target.closest('[data-row]')
  if (!row) return undefined
  const buttons: HTMLElement[] = [...row.querySelectorAll('button')]
  const rows = [...document.querySelectorAll('[data-row]')].flatMap((one) => one.querySelector('button') ?? [])
  const [along, down] = [buttons.indexOf(target), rows.findIndex((one) => row.contains(one))]
  return {
    ArrowUp: rows.at(down - 1),
    ArrowDown: rows[(down + 1) % rows.length],
    Home: rows[0],
    End: rows.at(-1),
    ArrowLeft: buttons[along - 1],
    ArrowRight: buttons[along + 1],
  }[key]
}
