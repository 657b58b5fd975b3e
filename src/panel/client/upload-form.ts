import { sendWithProgress } from '../kit/send-with-progress.ts'

const wanted = 'form:has([data-upload-progress])'
const percentText = new Intl.NumberFormat(document.documentElement.lang, { style: 'percent' })

/** The page as the server answered it, with what was refused at its field. */
function showAnswer(html: string) {
  const answered = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  if (answered) document.querySelector('main')?.replaceWith(answered)
  watchUpload()
  document.querySelector<HTMLElement>(`${wanted} [name="file"]`)?.focus()
}

async function send(form: HTMLFormElement, part: HTMLElement) {
  const bar = part.querySelector('progress')
  const words = part.querySelector('output')
  const button = part.querySelector('button')
  const failed = part.nextElementSibling
  const stop = new AbortController()
  part.hidden = false
  if (failed) failed.textContent = ''
  button?.addEventListener('click', () => stop.abort(), { signal: stop.signal })
  button?.focus()
  const onPercent = (percent: number) => {
    if (bar) bar.value = percent
    if (words) words.textContent = percent < 100 ? percentText.format(percent / 100) : (part.dataset.almost ?? '')
  }
  onPercent(0)
  const sent = await sendWithProgress(form.action, new FormData(form), { onPercent, signal: stop.signal })
  part.hidden = true
  if (sent?.status === 200) {
    // What it holds is on the server: nothing is lost by leaving.
    form.dataset.sent = ''
    // What was answered says nothing of a place in its page.
    location.assign(part.dataset.next ? `${sent.url}#${part.dataset.next}` : sent.url)
  } else if (sent && sent.status >= 400) showAnswer(sent.text)
  else {
    if (sent && failed) failed.textContent = part.dataset.away ?? ''
    form.querySelector<HTMLElement>('[name="file"]')?.focus()
  }
}

/** A form that sends a file shows how far it is, and can be called off; without a file the server says what is missing. */
export function watchUpload() {
  const form = document.querySelector<HTMLFormElement>(wanted)
  const part = form?.querySelector<HTMLElement>('[data-upload-progress]')
  form?.addEventListener('submit', (event) => {
    if (!part || form.querySelector<HTMLInputElement>('[name="file"]')?.files?.length !== 1) return
    event.preventDefault()
    if (part.hidden) void send(form, part)
  })
}
