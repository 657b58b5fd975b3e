import { escapeHtml as e } from '../../domain/escape-html.ts'
import type { DevPage } from '../dev.ts'
import { checkoutStyle } from './checkout-style.ts'
import { htmlResponse } from './html-response.ts'

interface CheckoutView {
  lang: string
  title: string
  text: string
  description: string
  amount: string
  /** Empty once the payment has ended. */
  choices: { value: string; label: string; meaning: string }[]
  /** What stands above the choices after the first. */
  otherwise: string
  back: { label: string; address: string }
}

export interface Checkout {
  view(id: string): Promise<CheckoutView | null>
  choose(id: string, value: string): Promise<string | null>
}

type Choice = CheckoutView['choices'][number]

const button = ({ value, label, meaning }: Choice) =>
  `<button name="status" value="${e(value)}" aria-describedby="${e(value)}">${e(label)}</button><span id="${e(value)}">${e(meaning)}</span>`

function choicesOf({ choices: [first, ...others], otherwise, back }: CheckoutView): string {
  if (!first) return `<p><a href="${e(back.address)}">${e(back.label)}</a></p>`
  const list = others.map((choice) => `<li>${button(choice)}</li>`).join('')
  return `<form method="post"><p class="first">${button(first)}</p><h2>${e(otherwise)}</h2><ul>${list}</ul></form>`
}

function page(view: CheckoutView, status: number) {
  const { lang, title, text, description, amount, back } = view
  const body = `<main><h1>${e(title)}</h1><p class="amount">${e(amount)}</p><p>${e(description)}</p><p class="note">${e(text)}</p>${choicesOf(view)}</main>`
  return htmlResponse(title, body, { status, lang, style: checkoutStyle, formTarget: new URL(back.address).origin })
}

/** The checkout of the built-in payment provider: 'pay' under /dev/. */
export function checkoutPages(checkout: Checkout): Record<'pay', DevPage> {
  return {
    async pay(request, id) {
      const view = await checkout.view(id)
      if (!view || request.method !== 'POST') return view && page(view, 200)
      const status = new URLSearchParams(await request.text()).get('status') ?? ''
      const address = await checkout.choose(id, status)
      if (address === null) return page(view, 409)
      return new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } })
    },
  }
}
