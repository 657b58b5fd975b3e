const pause = 250

interface Found {
  items: { _id: string; name: string; url: string }[]
}

async function find(search: string): Promise<Found['items'] | null> {
  const query = new URLSearchParams({ limit: '24', ...(search && { search }) })
  const answered = await fetch(`/control-panel/media/pictures?${query}`).catch(() => null)
  return answered?.ok ? ((await answered.json()) as Found).items : null
}

const inputIn = (item: Element) => item.querySelector('input')

/** The same choice with another picture. */
function choiceOf(sample: Element, { _id, name, url }: Found['items'][number]): Element | null {
  const item = sample.cloneNode(true)
  if (!(item instanceof HTMLElement)) return null
  item.dataset.picture = _id
  const [input, image, words] = [inputIn(item), item.querySelector('img'), item.querySelector('span')]
  if (input) Object.assign(input, { value: _id, checked: false })
  if (image) image.src = `${url}?w=192&f=webp`
  if (words) words.textContent = name
  return item
}

/** The whole library can be searched, and what is chosen is seen; without scripts the newest pictures are there. */
export function watchPictureChoice(choice: HTMLElement): void {
  const search = choice.querySelector<HTMLInputElement>('input[type="search"]')
  const list = choice.querySelector('ul')
  const shown = choice.parentElement?.querySelector<HTMLImageElement>('[data-picture-shown]')
  const sample = list?.querySelector('li:has(img)')
  if (!search || !list || !sample) return
  const label = search.closest('label')
  if (label) label.hidden = false
  let asked = 0
  async function show(words: string) {
    asked += 1
    const own = asked
    const items = await find(words)
    if (own !== asked || !items || !sample) return
    const [none, ...others] = [...(list?.children ?? [])]
    const chosen = others.filter((item) => inputIn(item)?.checked)
    const known = chosen.map((item) => inputIn(item)?.value)
    const found = items.filter(({ _id }) => !known.includes(_id)).flatMap((item) => choiceOf(sample, item) ?? [])
    list?.replaceChildren(...(none ? [none] : []), ...chosen, ...found)
  }
  let waiting: ReturnType<typeof setTimeout>
  search.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void show(search.value.trim()), pause)
  })
  // Enter looks for a picture here; it sends no course.
  search.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault()
  })
  list.addEventListener('change', ({ target }) => {
    if (!shown || !(target instanceof HTMLInputElement)) return
    shown.hidden = target.value === ''
    if (target.value) shown.src = `/images/${target.value}?w=400&f=webp`
  })
}
