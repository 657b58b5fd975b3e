import type { AnyForm } from '../../../ui/forms/define-form.ts'
import { browserPage, type FormAccepted, flashAt, follow, sendNatively } from '../../../ui/forms/follow.ts'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { bearerToken, subjectOf } from '../../../ui/session/store.ts'
import { dismissErrors, showSnackbar } from '../../../ui/snackbars/store.ts'
import type { Texts } from '../../../ui/texts.ts'
import type { Navigation } from './navigate.ts'
import type { PageCache } from './page-cache.ts'

/** Checks and sends what a small form holds; the address that follows, or what the page is to show again. */
async function submit(
  form: AnyForm,
  given: FormData,
  cache: PageCache,
  texts: Texts,
): Promise<{ next: string } | FormState> {
  const { page } = cache.getCurrent()
  const [schema, { readForm, checkForm }, { sendForm }] = await Promise.all([
    form.schema(),
    import('../../../ui/forms/read-form.ts'),
    import('../../../ui/forms/send-form.ts'),
  ])
  const read = readForm(form, schema, given)
  const checked = checkForm(form, schema, read.given, page.locale, texts)
  const result = 'value' in checked ? await sendForm(form, checked.value, page, texts) : checked
  return 'next' in result ? result : { form: form.name, values: read.values, ...result }
}

/** Forms of the shown page that are plain HTML, a button in a row for instance, are sent as the others are. */
function sendPlainForms(cache: PageCache, texts: Texts): void {
  const busy = new WeakSet<HTMLFormElement>()

  async function send(form: AnyForm, element: HTMLFormElement, submitter: HTMLElement | null) {
    dismissErrors()
    const given = new FormData(element, submitter)
    // Without the code that checks it, the server does.
    const result = await submit(form, given, cache, texts).catch(() => null)
    if (!result) {
      if (await sendNatively(element, submitter)) return
      return showSnackbar({ kind: 'error', text: texts.errors.unanswered })
    }
    if ('next' in result) return follow(result.next, browserPage().locale, texts)
    cache.show({ form: result, status: 422 })
    if (result.message) showSnackbar({ kind: 'error', text: result.message })
  }

  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (event.defaultPrevented || !(target instanceof HTMLFormElement) || !target.closest('[data-area]')) return
    const form = cache.getCurrent().definition.forms?.find(({ name }) => name === target.dataset.form)
    if (!form || form.send === 'session' || form.reloads || target.method !== 'post') return
    event.preventDefault()
    if (busy.has(target)) return
    busy.add(target)
    void send(form, target, submitter).finally(() => busy.delete(target))
  })
}

/** Accepted forms lead to the next page of the area; whoever is somebody else by now begins anew. */
function followAccepted(cache: PageCache, navigation: Navigation, texts: Texts): void {
  addEventListener('formaccepted', (event) => {
    const { detail } = event as CustomEvent<FormAccepted>
    const address = new URL(detail.address)
    const { visitor, locale } = cache.getCurrent().page
    // The session may be that of somebody else by now.
    if (!cache.has(address) || (visitor?.userId ?? null) !== subjectOf(bearerToken())) return
    const flash = flashAt(address, locale, texts)
    address.searchParams.delete('said')
    // Their name may have been changed, or what waits for them.
    detail.taken = import('./load-visitor.ts')
      .then(({ loadVisitor }) => loadVisitor(visitor))
      .catch(() => visitor)
      .then((newest) => navigation.follow(address, flash, newest))
  })
}

/** A form was refused because its page is out of date: it is drawn anew, with what was typed. */
function followStale(cache: PageCache): void {
  addEventListener('pagestale', async () => {
    const { definition, page } = cache.getCurrent()
    cache.forget(page.visitor)
    const next = await cache.load(new URL(location.href)).catch(() => null)
    const isHere = cache.getCurrent().definition === definition
    if (next && isHere) cache.show({ request: next.request, data: next.data, page: next.page })
  })
}

export function followForms(cache: PageCache, navigation: Navigation, texts: Texts): void {
  sendPlainForms(cache, texts)
  followAccepted(cache, navigation, texts)
  followStale(cache)
}
