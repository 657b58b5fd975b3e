/** A link to a dialog opens it over the page, where focus stays; the browser gives the focus back to the link. */
export function startDialogs() {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest('a')
    const dialog = link?.hash ? document.getElementById(decodeURIComponent(link.hash.slice(1))) : null
    const wayOut = event.target.closest('[data-dialog-close]')
    if (wayOut) wayOut.closest('dialog')?.close()
    else if (dialog instanceof HTMLDialogElement) dialog.showModal()
    else return
    event.preventDefault()
  })
}
