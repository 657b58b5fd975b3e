/** As wide as it is drawn, in pixels. */
const drawnWidth = 400

const forgetIn = (figure: HTMLElement) => {
  figure.hidden = true
}

/** Draws the chosen file beside the one of now, and says its measures; what is no picture, the server says. */
async function show(figure: HTMLElement, file: File) {
  const bitmap = await createImageBitmap(file).catch(() => null)
  const canvas = figure.querySelector('canvas')
  const words = figure.querySelector('output')
  if (!bitmap || !canvas || !words) return forgetIn(figure)
  const { width, height } = bitmap
  const scale = Math.min(1, drawnWidth / width)
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) })
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const isNarrower = width < Number(figure.dataset.replacement)
  figure.hidden = false
  words.textContent = (words.dataset.size ?? '').replace('{{width}}', `${width}`).replace('{{height}}', `${height}`)
  if (isNarrower) words.append(' ', words.dataset.narrower ?? '')
}

/** Who replaces a picture sees the new one beside the old one before anything is sent. */
export function watchReplacement() {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
    const figure = target.form?.querySelector<HTMLElement>('[data-replacement]')
    const file = target.files?.[0]
    if (figure && file) void show(figure, file)
    else if (figure) forgetIn(figure)
  })
}
