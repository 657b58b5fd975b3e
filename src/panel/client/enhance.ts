import { closeMenus } from './menus.ts'

/** The page itself stands behind the question: it closes in place, and its opener, or the menu that holds it, has the focus again. */
function closeDialog(dialog: HTMLDialogElement, wayOut: HTMLAnchorElement) {
  const asked = location.href
  dialog.close()
  history.replaceState(history.state, '', wayOut.href)
  const work = document.getElementById('content')
  const opener = [...(work?.querySelectorAll('a') ?? [])].find(({ href }) => href === asked)
  const menu = opener?.closest('[data-menu]:not([open])')?.querySelector('summary')
  const place = menu ?? opener ?? work
  place?.focus()
}

/** What was refused is said where the focus goes, though the address names another place of the page, or none. */
function showRefusal() {
  const said = document.querySelector<HTMLElement>('[data-refused] :is([autofocus], [role="alert"]:not(:empty))')
  const isFocused = said?.matches('[autofocus]') ?? false
  if (!said || (isFocused && !location.hash)) return
  // Or a browser that has not come to that place yet goes there all the same.
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  if (!isFocused) said.tabIndex = -1
  said.focus()
}

/** A question that the address asked stands over the page, which is out of reach meanwhile; Escape goes its way out. */
function openDialogs() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-dialog][open]')) {
    const wayOut = dialog.querySelector<HTMLAnchorElement>('[data-way-out]')
    if (!wayOut) continue
    dialog.close()
    dialog.showModal()
    // What was refused in it comes before its title.
    dialog.querySelector<HTMLElement>('[data-error-summary]')?.focus()
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      wayOut.click()
    })
    wayOut.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || wayOut.pathname !== location.pathname) return
      event.preventDefault()
      closeDialog(dialog, wayOut)
    })
  }
}

/** What a form holds; a password is typed again in a moment. */
const textOf = (form: HTMLFormElement) =>
  JSON.stringify([...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]))

/** A browser says nothing of a load that its reader stopped: after so many ms the form can be sent again. */
const longestLoad = 30_000

/** No form is sent twice by two presses, and what was typed and sent nowhere is not lost unasked. */
function guardForms() {
  const first = new WeakMap<HTMLFormElement, string>()
  let sending: HTMLFormElement | undefined
  let submitter: HTMLElement | null = null

  const refused = document.querySelector<HTMLElement>('[data-refused]')?.dataset.refused
  const isGuarded = (form: HTMLFormElement) =>
    form.method === 'post' &&
    !form.matches('[data-choice], [data-sent]') &&
    !form.querySelector('[type="password"]') &&
    form.querySelector('textarea, select, input:not([type="hidden"])') !== null
  const isTyped = (form: HTMLFormElement) =>
    isGuarded(form) && (form.dataset.form === refused || (first.get(form) ?? textOf(form)) !== textOf(form))

  function release() {
    submitter?.removeAttribute('aria-disabled')
    sending = undefined
    submitter = null
  }

  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element && 'form' in target ? target.form : null
    if (form instanceof HTMLFormElement && !first.has(form)) first.set(form, textOf(form))
  })
  document.addEventListener('submit', (event) => {
    const { target: form } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (form === sending) return event.preventDefault()
    if (form.method !== 'post' || event.submitter?.getAttribute('formmethod') === 'get') return
    release()
    sending = form
    submitter = event.submitter
    submitter?.setAttribute('aria-disabled', 'true')
    setTimeout(() => form === sending && release(), longestLoad)
  })
  addEventListener('beforeunload', (event) => {
    if (![...document.forms].some((form) => form !== sending && isTyped(form))) return
    event.preventDefault()
    // Whoever stays has sent nothing.
    release()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && release())
}

const plurals = new Intl.PluralRules(document.documentElement.lang)

const boxesIn = (place: ParentNode) => [...place.querySelectorAll<HTMLInputElement>('[data-choose] input')]

/** How many rows are chosen, of all tables of one form, said in the bar; the box in the head chooses those of its table. */
function chooseRows(sheet: HTMLElement) {
  const all = sheet.querySelector<HTMLElement>('[data-choose-all]')
  const box = all?.querySelector('input')
  const count = sheet.querySelector<HTMLElement>('[data-chosen-count]')
  if (!all || !box || !count) return
  function recount() {
    const own = boxesIn(sheet)
    const chosen = boxesIn(document).filter(({ checked, form }) => checked && form === own[0]?.form).length
    const ownChosen = own.filter(({ checked }) => checked).length
    const words = plurals.select(chosen) === 'one' ? count?.dataset.one : count?.dataset.other
    if (count) count.textContent = (words ?? '').replace('{{count}}', String(chosen))
    if (!box) return
    box.checked = ownChosen > 0 && ownChosen === own.length
    box.indeterminate = ownChosen > 0 && !box.checked
  }
  all.hidden = false
  sheet.addEventListener('change', ({ target }) => {
    if (target === box) for (const one of boxesIn(sheet)) one.checked = box.checked
  })
  document.addEventListener('change', recount)
  // A form is reset after its listeners have heard of it.
  document.addEventListener('reset', () => setTimeout(recount))
  recount()
}

showRefusal()
openDialogs()
closeMenus()
guardForms()
for (const sheet of document.querySelectorAll<HTMLElement>('[data-choice-of-rows]')) chooseRows(sheet)

// What was said is said once: it goes out of the address, and can be closed.
const address = new URL(location.href)
if (address.searchParams.has('said')) {
  const place = document.getElementById(address.hash.slice(1))
  address.searchParams.delete('said')
  // A form that is gone now had a place of its own.
  if (!place) address.hash = ''
  history.replaceState(history.state, '', address)
  // A browser that has not come to the place that the address names yet does not go there any more.
  const said = place ?? document.querySelector<HTMLElement>('[data-snackbar][autofocus]')
  if (document.activeElement === document.body) said?.focus()
}
document.addEventListener('click', ({ target }) => {
  const close = target instanceof Element && target.closest('[data-snackbar-close]')
  if (close) close.closest('[data-snackbar]')?.remove()
})

for (const part of document.querySelectorAll<HTMLElement>('[data-archive]'))
  (await import('../../ui/billing/watch-archive.ts')).watchArchive(part)
for (const note of document.querySelectorAll<HTMLElement>('[data-peppol]'))
  (await import('./peppol-note.ts')).watchPeppol(note)
if (document.querySelector('[data-upload-progress]')) (await import('./upload-form.ts')).watchUpload()
if (document.querySelector('[data-replacement]')) (await import('./replacement.ts')).watchReplacement()
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

for (const form of document.querySelectorAll<HTMLFormElement>('[data-panel-search]'))
  (await import('./panel-search.ts')).watchSearch(form)

for (const part of document.querySelectorAll<HTMLElement>('[data-progress="working"]'))
  (await import('./watch-progress.ts')).watchProgress(part)

const call = document.querySelector<HTMLFormElement>(
  'form:has([data-live]):is([data-form="phone-registration"], [data-form="message"])',
)
if (call) (await import('./phone-call.ts')).watchCall(call)
