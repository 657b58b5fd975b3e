import { chooseRows } from './choose-rows.ts'
import { closeMenus, openDialogs } from './dialogs.ts'
import { guardForms } from './guard-forms.ts'

openDialogs()
closeMenus()
guardForms()
for (const sheet of document.querySelectorAll<HTMLElement>('[data-choice-of-rows]')) chooseRows(sheet)

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
// Without scripts a text can be chosen and copied.
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = !('clipboard' in navigator)
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]')
  const source = button && document.getElementById(button.dataset.copy ?? '')
  if (!button || !(source instanceof HTMLInputElement)) return
  void navigator.clipboard.writeText(source.value).then(() => {
    button.textContent = button.dataset.copied ?? ''
  })
})

for (const choice of document.querySelectorAll<HTMLElement>('[data-picture-choice]'))
  (await import('./picture-choice.ts')).watchPictureChoice(choice)
