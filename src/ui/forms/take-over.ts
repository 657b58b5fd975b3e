import type { FormApi } from 'final-form'
import type { AnyForm } from './define-form.ts'
import type { Values } from './form-api.ts'

const isChoiceOfList = (control: Element) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' && control.hasAttribute('value')

/** What a form of the page holds under a name: a text, or each ticked value of a list; undefined for files. */
function heldBy(element: HTMLFormElement, name: string): string | string[] | undefined {
  const controls = [...element.querySelectorAll(`[name="${CSS.escape(name)}"]`)]
  if (controls.every((control) => control instanceof HTMLInputElement && control.type === 'file')) return undefined
  const texts = new FormData(element).getAll(name).filter((value) => typeof value === 'string')
  return controls.some(isChoiceOfList) || texts.length > 1 ? texts : (texts.at(-1) ?? '')
}

const same = (one: unknown, other: unknown) => String(one ?? '') === String(other ?? '')

/** Whoever was quicker than the script typed into plain HTML: the form goes on from what that holds. */
export function takeOver(element: HTMLFormElement, api: FormApi<Values>, { fields }: AnyForm): void {
  for (const name of fields) {
    const { value } = api.getFieldState(name) ?? {}
    const held = heldBy(element, name)
    if (held !== undefined && !same(held, value)) api.change(name, held)
  }
}
