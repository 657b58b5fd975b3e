const plurals = new Intl.PluralRules(document.documentElement.lang)

const boxesIn = (place: ParentNode) => [...place.querySelectorAll<HTMLInputElement>('[data-choose] input')]

/** How many rows are chosen, of all tables of one form, said in the bar; the box in the head chooses those of its table. */
export function chooseRows(sheet: HTMLElement) {
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
