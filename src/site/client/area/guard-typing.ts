const isUnsaved = () => document.querySelector('[data-area] form[data-unsaved]') !== null

/** What was typed and sent nowhere is not lost unasked: by a move of the area, nor by the browser's own leaving. */
export function guardTyping(question: string) {
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
  return {
    mayLeave: async (): Promise<boolean> => !isUnsaved() || confirm(question),
  }
}
