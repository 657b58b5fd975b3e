/** A band on top for as long as the browser has no network: what was typed stays, and is sent later. */
export function tellOffline(band: HTMLElement | null): void {
  if (!band) return
  const show = () => {
    band.toggleAttribute('data-shown', !navigator.onLine)
    band.textContent = navigator.onLine ? '' : (band.dataset.text ?? '')
  }
  for (const event of ['online', 'offline']) addEventListener(event, show)
  show()
}
