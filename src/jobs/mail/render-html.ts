import { keepTogether } from '../../domain/format.ts'
import { escapeHtml as e } from '../../domain/html.ts'
import type { MailContent } from './content.ts'
import type { Fact } from './facts.ts'
import { footerOf } from './footer.ts'
import { strip } from './strip.ts'

const ink = '#10302f'
const muted = '#4d6260'
const line = '#d9cfbd'
const sans = `'Instrument Sans Variable','Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif`
const display = `'Bricolage Grotesque Variable','Bricolage Grotesque',${sans}`

const rules = `
@media (max-width: 575px) { .card { padding: 24px 20px !important } .button { display: block !important; text-align: center } }
@media screen and (prefers-color-scheme: dark) { body { background: #0a2120 !important; color: #fbf8f2 !important } .paper { background: ${ink} !important; color: #fbf8f2 !important } .facts { background: #1b4240 !important } .muted, .muted a { color: #cfdcd6 !important } }
@media print { body, .card { background: #fff !important } .button { border: 1px solid ${ink} } }`

const lines = (texts: string[]) => texts.map((text) => e(keepTogether(text))).join('<br>')

const linked = (url: string, html: string) => `<a href="${e(url)}" style="color:inherit">${html}</a>`

const fact = ({ label, lines: values, url }: Fact) =>
  `<dt class="muted" style="margin:0;color:${muted};font-size:14px">${e(label)}</dt><dd style="margin:0 0 12px;font-weight:600">${url ? linked(url, lines(values)) : lines(values)}</dd>`

const factList = (facts: Fact[]) =>
  facts.length === 0
    ? ''
    : `<dl class="facts" style="margin:24px 0;padding:20px 20px 8px;background:#f1eadd;border-radius:10px">${facts.map(fact).join('')}</dl>`

const quote = ({ label, lines: values }: Fact) =>
  `<p class="muted" style="margin:24px 0 4px;color:${muted};font-size:14px">${e(label)}</p><blockquote style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${line}">${lines(values)}</blockquote>`

const button = ({ label, url, hint }: NonNullable<MailContent['button']>) =>
  `<p style="margin:28px 0 12px"><a class="button" href="${e(url)}" style="display:inline-block;padding:13px 22px;border-radius:6px;background:#b5431f;color:#fff;font-weight:600;text-decoration:none">${e(label)}</a></p><p class="muted" style="margin:0 0 24px;color:${muted};font-size:14px;overflow-wrap:anywhere;word-break:break-word">${e(hint)} <a href="${e(url)}" style="color:${muted}">${e(url)}</a></p>`

/** 'e-mail' has a hyphen at which no line ends. */
const readable = (text: string) =>
  e(keepTogether(text)).replaceAll(/\be-mail\p{L}*/giu, '<span style="white-space:nowrap">$&</span>')

const paragraph = (text: string) => `<p style="margin:0 0 16px">${readable(text)}</p>`

/** What inboxes show after the subject; the blanks keep the rest of the mail out of it. */
const preheader = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden">${e(text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`

/** The mail as a page of its own; everything in it is escaped, no style sheet or picture is fetched. */
export function renderHtml(content: MailContent, { brand, publicUrl }: { brand: string; publicUrl: string }): string {
  const { locale, subject, title, greeting, paragraphs, facts, closing } = content
  const body = [
    `<h1 style="margin:0 0 20px;font:600 28px/1.1 ${display};letter-spacing:-0.02em">${e(title)}</h1>`,
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    factList(facts),
    content.quote ? quote(content.quote) : '',
    content.button ? button(content.button) : '',
    `<p style="margin:24px 0 0">${lines(closing)}</p>`,
  ].join('')
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no, date=no, address=no"><title>${e(subject)}</title><style>${rules}</style>`
  return `<!doctype html>
<html lang="${locale}"><head>${head}</head>
<body style="margin:0;padding:0;background:#f1eadd;color:${ink};font:17px/1.55 ${sans}">${preheader(paragraphs[0] ?? '')}
<div style="max-width:600px;margin:0 auto;padding:24px 12px">${strip()}
<div class="card paper" style="padding:36px 40px;overflow-wrap:anywhere;background:#fbf8f2;color:${ink}"><p style="margin:0 0 28px;font:600 18px/1 ${display}">${e(brand)}</p>
${body}
</div>
<div class="card muted" style="padding:20px 40px;color:${muted};font-size:14px">${lines(footerOf(locale))}<br><a href="${e(publicUrl)}" style="color:${muted}">${e(publicUrl)}</a></div>
</div></body></html>`
}
