import { escapeHtml as e } from '../../domain/html.ts'
import { type DevPage, htmlResponse } from './dev-page.ts'

/** One sheet on sand, as a provider's own page: what is paid, how it goes well, and under a line how else it may end. */
const checkoutStyle = `
body { max-width: none; min-height: 100vh; margin: 0; padding: clamp(0rem, 6vw, 4rem) 0; background: #f1eadd }
main { max-width: 30rem; margin: 0 auto; padding: 0 clamp(1.25rem, 5vw, 2.25rem) 2rem; overflow: hidden;
  border-radius: 10px; background: #fff }
main::before { content: ""; display: block; height: 2rem; margin: 0 -2.25rem 2rem; background-color: #10302f;
  background-image: radial-gradient(circle at 0 100%, #e9b44c 2rem, #0000 2.03rem),
    radial-gradient(circle at 2rem 0, #c9532b 2rem, #0000 2.03rem), linear-gradient(90deg, #8fb8a8 2rem, #0000 2.03rem);
  background-position: 0 0, 2rem 0, 6rem 0; background-size: 8rem 2rem; background-repeat: repeat-x }
h1 { margin: 0; font-size: 1.1rem; letter-spacing: 0 }
h2 { margin: 1.75rem 0 0.5rem; font-size: 0.95rem }
p { margin: 0.5rem 0; text-wrap: pretty }
.amount { margin: 0.25rem 0; font-size: 2.4rem; font-weight: 700; letter-spacing: -0.02em; line-height: 1.15;
  font-variant-numeric: tabular-nums }
.note { margin: 1.25rem 0; padding: 0.75rem 1rem; border-radius: 6px; background: #fcf0d3; font-size: 0.92rem }
.first { display: grid; gap: 0.4rem }
.first button { min-height: 3.25rem; font-size: 1.05rem; font-weight: 600 }
span { color: #4d6260; font-size: 0.92rem }
ul { margin: 0 }
li { display: grid; grid-template-columns: minmax(9rem, auto) 1fr; gap: 0.25rem 1rem; align-items: center }
li button { border: 1px solid #10302f; background: #fff; color: #10302f }
@media (max-width: 24rem) { li { grid-template-columns: 1fr } }`

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
