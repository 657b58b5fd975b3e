import { browserPage } from '../../../ui/forms/browser-page.ts'
import type { AnyForm } from '../../../ui/forms/define-form.ts'
import { follow } from '../../../ui/forms/follow.ts'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { sendNatively } from '../../../ui/forms/send-natively.ts'
import { dismissErrors, showSnackbar } from '../../../ui/snackbars/store.ts'
import type { Texts } from '../../../ui/texts.ts'
import type { Area } from './create-area.ts'

/** Checks and sends what a small form holds; the address that follows, or what the page is to show again. */
async function submit(form: AnyForm, given: FormData, area: Area, texts: Texts): Promise<{ next: string } | FormState> {
  const { page } = area.getShown()
  const [schema, { readForm }, { checkForm }, { sendForm }] = await Promise.all([
    form.schema(),
    import('../../../ui/forms/read-form.ts'),
    import('../../../ui/forms/check-form.ts'),
    import('../../../ui/forms/send-form.ts'),
  ])
  const read = readForm(form, schema, given)
  const checked = checkForm(form, schema, read.given, page.locale, texts)
  const result = 'value' in checked ? await sendForm(form, checked.value, page, texts) : checked
  return 'next' in result ? result : { form: form.name, values: read.values, ...result }
}

/** Forms of the shown page that are plain HTML, a button in a row for instance, are sent as the others are. */
export function sendPlainForms(area: Area, texts: Texts): void {
  const busy = new WeakSet<HTMLFormElement>()

  async function send(form: AnyForm, element: HTMLFormElement, submitter: HTMLElement | null) {
    dismissErrors()
    const given = new FormData(element, submitter)
    // Without the code that checks it, the server does.
    const result = await submit(form, given, area, texts).catch(() => null)
    if (!result) {
      if (await sendNatively(element, submitter)) return
      return showSnackbar({ kind: 'error', text: texts.errors.unanswered })
    }
    if ('next' in result) return follow(result.next, browserPage().locale, texts)
    area.show({ form: result, status: 422 })
    if (result.message) showSnackbar({ kind: 'error', text: result.message })
  }

  document.addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (event.defaultPrevented || !(target instanceof HTMLFormElement) || !target.closest('[data-area]')) return
    const form = area.getShown().definition.forms?.find(({ name }) => name === target.dataset.form)
    if (!form || form.send === 'session' || form.reloads || target.method !== 'post') return
    event.preventDefault()
    if (busy.has(target)) return
    busy.add(target)
    void send(form, target, submitter).finally(() => busy.delete(target))
  })
}
