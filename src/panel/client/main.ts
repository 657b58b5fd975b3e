// What was said is said once: it goes out of the address, and can be closed.
const address = new URL(location.href)
if (address.searchParams.has('said')) {
  address.searchParams.delete('said')
  history.replaceState(history.state, '', address)
}
document.addEventListener('click', ({ target }) => {
  const close = target instanceof Element && target.closest('[data-snackbar-close]')
  if (close) close.closest('[data-snackbar]')?.remove()
})

if (document.querySelector('[data-upload-progress]')) (await import('./upload-form.ts')).watchUpload()

export {}
