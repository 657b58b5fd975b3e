import { escapeHtml as e } from '../../domain/escape-html.ts'
import type { DevPage } from '../dev.ts'
import { htmlResponse } from './html-response.ts'

interface CheckoutView {
  lang: string
  title: string
  text: string
  description: string
  amount: string
  /** Empty once the payment has ended. */
  choices: { value: string; label: string }[]
  back: { label: string; address: string }
}

export interface Checkout {
  view(id: string): Promise<CheckoutView | null>
  choose(id: string, value: string): Promise<string | null>
}

const page = ({ lang, title, text, description, amount, choices, back }: CheckoutView, status: number) =>
  htmlResponse(
    title,
    `<h1>${e(title)}</h1><p>${e(description)}</p><p><strong>${e(amount)}</strong></p><p>${e(text)}</p>${
      choices.length === 0
        ? `<p><a href="${e(back.address)}">${e(back.label)}</a></p>`
        : `<form method="post"><ul>${choices
            .map(({ value, label }) => `<li><button name="status" value="${e(value)}">${e(label)}</button></li>`)
            .join('')}</ul></form>`
    }`,
    { status, lang, formTarget: new URL(back.address).origin },
  )

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
