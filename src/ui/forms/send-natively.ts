/**
 * Sends a form past scripts, where their code cannot be had: the server reads, checks and answers it as it does without
 * them. False where the server cannot be reached either, or is not itself: then the page and what was typed stay.
 */
export async function sendNatively(element: HTMLFormElement, submitter?: HTMLElement | null): Promise<boolean> {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  if (!page?.ok) return false
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const { name, value } = submitter
    element.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  element.removeAttribute('data-unsaved')
  HTMLFormElement.prototype.submit.call(element)
  return true
}
