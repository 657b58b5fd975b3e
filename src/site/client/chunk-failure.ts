/** Takes away what `showFailure` said of a part of the page. */
export function clearFailure(root: Element): void {
  const next = root.nextElementSibling
  if (next?.matches('[data-chunk-failure]')) next.remove()
}

/** Says under a part of the page that its code has not come, in the words that came with it, and offers a retry. */
export function showFailure(root: Element, retry: () => void): void {
  clearFailure(root)
  const { chunk } = JSON.parse(root.lastElementChild?.textContent ?? '{}').texts
  const message = document.createElement('p')
  message.dataset.chunkFailure = ''
  message.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = chunk.retry
  button.addEventListener('click', () => {
    message.remove()
    retry()
  })
  message.append(chunk.failed, ' ', button)
  root.after(message)
}
