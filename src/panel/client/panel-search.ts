import type { FoundGroup } from '../../../schemas/panel-search.ts'
import { plainText } from '../../domain/html.ts'
import { isLocale } from '../../domain/locales.ts'
import { actsLike } from '../kit/acts-like.ts'
import { aboutOf, hrefOf, isSoughtRecord, isWritten } from '../kit/found.ts'

const pause = 120
/** Acts that stand there before anything is typed, and beside what was found. */
const most = { before: 10, beside: 4, here: 5 }

interface Option {
  href: string
  title: string
  about: string
  /** What it leads to on this very page. */
  place?: HTMLElement
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select'))

function element(name: string, attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

const nameOf = (control: HTMLElement): string => {
  const named = control.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = named.length > 0 ? named.map((id) => document.getElementById(id)) : labelsOf(control)
  const texts = [...labels].map((label) => label?.textContent ?? '')
  const name = control.getAttribute('aria-label') ?? (texts.length > 0 ? texts.join(' ') : (control.textContent ?? ''))
  return name.replaceAll(/\s+/g, ' ').trim()
}

const labelsOf = (control: HTMLElement): Iterable<HTMLElement> =>
  (control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement) &&
  control.labels
    ? control.labels
    : []

/** The name of a record that is sought is found as the record itself. */
const isRecord = (control: HTMLElement) =>
  control instanceof HTMLAnchorElement && !control.search && !control.hash && isSoughtRecord(control.pathname)

/** What can be pressed, filled or followed on this page and begins like what was typed, in menus that are closed too. */
function thingsHere(text: string): Option[] {
  const [first = ''] = plainText(text).split(/\s+/)
  const work = document.getElementById('content')
  const controls = work?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary') ?? []
  const named = [...controls].flatMap((place) => {
    const title = nameOf(place)
    const words = plainText(title)
    if (!words.startsWith(first) || place.matches(':disabled, [type="hidden"], [role="combobox"]')) return []
    const menu = place.closest('details:not([open])')
    const isSeen = (menu ?? place).getClientRects().length > 0
    return isSeen && !isRecord(place) ? [{ href: '#content', title, about: '', words, place, menu }] : []
  })
  // Of two with one name the one in sight is meant.
  const inOrder = [...named.filter(({ menu }) => !menu), ...named.filter(({ menu }) => menu)]
  const apart = new Map(inOrder.reverse().map((one) => [one.words, one]))
  return actsLike([...apart.values()].reverse(), text).slice(0, most.here)
}

/** A link is followed, one of several is chosen and a menu opens; anything else waits for its own key. */
function openPlace(place: HTMLElement) {
  const menu = place.closest('details')
  if (menu) menu.open = true
  place.focus()
  if (place.matches('a, [type="radio"]')) place.click()
}

function optionOf({ href, title, about, place }: Option, id: string) {
  const option = element(
    'a',
    { role: 'option', id, href, tabindex: '-1', 'aria-selected': 'false' },
    title,
    ...(about ? [element('span', {}, about)] : []),
  )
  if (place)
    option.addEventListener('click', (event) => {
      event.preventDefault()
      openPlace(place)
    })
  return option
}

/**
 * Answers under the field while one types: what this page has of that name, then what is found, then acts. Arrows choose, an
 * only answer is chosen already, Enter opens what is chosen, Escape closes. A newer question gives up the one on its way.
 * `/` and Ctrl+K lead into it from anywhere.
 */
export function watchSearch(form: HTMLFormElement): void {
  const input = form.querySelector('input')
  if (!input) return
  const field = input
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : 'nl'
  const acts = (JSON.parse(form.dataset.panelSearch ?? '[]') as [string, string, string][]).map(
    ([href, title, words]) => ({ href, title, words, about: '' }),
  )
  const names: Record<string, string> = JSON.parse(form.dataset.names ?? '{}')
  const [none = '', one = '', other = ''] = JSON.parse(form.dataset.found ?? '[]') as string[]
  const plurals = new Intl.PluralRules(locale)
  const list = element('div', {
    role: 'listbox',
    id: `${field.id}-found`,
    'aria-label': field.labels?.[0]?.textContent ?? '',
    hidden: '',
  })
  const said = element('p', { role: 'status', class: 'visually-hidden' })
  form.append(list, said)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
  }))
    field.setAttribute(name, value)

  let asked: AbortController | undefined
  let waiting: ReturnType<typeof setTimeout>

  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')]
  const chosen = () => list.querySelector<HTMLAnchorElement>('[aria-selected="true"]')

  function choose(option: HTMLAnchorElement | undefined) {
    chosen()?.setAttribute('aria-selected', 'false')
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
  }

  function show(isOpen: boolean) {
    list.hidden = !isOpen
    field.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) choose(undefined)
  }

  function draw(groups: readonly { kind: string; options: readonly Option[] }[]) {
    const drawn = groups.map(({ kind, options }) => {
      const name = element('span', { id: `${list.id}-${kind}` }, names[kind] ?? '')
      const rows = options.map((option, place) => optionOf(option, `${name.id}-${place}`))
      return element('div', { role: 'group', 'aria-labelledby': name.id }, name, ...rows)
    })
    const number = groups.reduce((sum, { options: those }) => sum + those.length, 0)
    choose(undefined)
    list.replaceChildren(...drawn)
    show(number > 0)
    const words = plurals.select(number) === 'one' ? one : other
    said.textContent = number === 0 ? none : words.replace('{{count}}', String(number))
  }

  const hereGroup = (text: string) => {
    const options = thingsHere(text)
    return options.length > 0 ? [{ kind: 'here', options }] : []
  }

  const actGroup = (text: string, count: number) => {
    const fitting = actsLike(acts, text).slice(0, count)
    return fitting.length > 0 ? [{ kind: 'act', options: fitting }] : []
  }

  async function ask() {
    asked?.abort()
    const text = field.value.trim()
    if (text.length < 2) {
      draw(actGroup(text, most.before))
      return
    }
    const own = new AbortController()
    asked = own
    const query = new URLSearchParams({ text, locale })
    const answered = await fetch(`/control-panel/search/found?${query}`, { signal: own.signal }).catch(() => null)
    const found: { groups: FoundGroup[] } | null = answered?.ok ? await answered.json().catch(() => null) : null
    if (own.signal.aborted || !found) return
    const things = found.groups.map(({ kind, items }) => ({
      kind,
      options: items.map((item) => ({
        href: hrefOf(kind, item, locale),
        title: item.title,
        about: aboutOf(item, locale),
      })),
    }))
    draw([
      ...hereGroup(text),
      ...things.filter((group) => !isWritten(group)),
      ...actGroup(text, most.beside),
      ...things.filter(isWritten),
    ])
    const [only, another] = options()
    if (!another) choose(only)
  }

  field.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void ask(), pause)
  })
  field.addEventListener('focus', () => void ask())
  field.addEventListener('blur', () => {
    clearTimeout(waiting)
    asked?.abort()
    show(false)
  })
  // A press on what was found would take the focus, and so the list, away before it is a click.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault()
      event.stopPropagation()
      show(false)
    }
    if (event.key === 'Enter') {
      const option = chosen()
      if (!option) return
      event.preventDefault()
      option.click()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    if (list.hidden && list.childElementCount > 0) show(true)
    const all = options()
    const old = chosen()
    const at = old ? all.indexOf(old) : -1
    // Beyond the last, and before the first, is what was typed itself.
    const next = at === -1 && step === -1 ? all.length - 1 : at + step
    choose(all[next])
  })
  document.addEventListener('keydown', (event) => {
    const isAsked =
      event.key === '/'
        ? !isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey
        : event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (
      !isAsked ||
      event.defaultPrevented ||
      field.getClientRects().length === 0 ||
      document.querySelector('dialog:modal')
    )
      return
    event.preventDefault()
    field.focus()
    field.select()
  })
}
