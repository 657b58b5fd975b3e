/** Draws a line around the block whose fields are shown, and brings it into sight. */
export function showChosen(shown: Document, id: string): void {
  for (const element of shown.querySelectorAll<HTMLElement>('[data-draft]')) {
    const isChosen = element.dataset.draft === id
    element.style.outline = isChosen ? '4px solid #4a7fb0' : ''
    element.style.outlineOffset = isChosen ? '-4px' : ''
    if (isChosen) element.scrollIntoView({ block: 'nearest' })
  }
}
