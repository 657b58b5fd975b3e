import { keepTogether } from '../../domain/format-days.ts'
import { escapeHtml as e } from '../../domain/html.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import { exampleMails, type MailData, textOf } from '../../domain/mails.ts'
import { provider, supplierIn } from '../../domain/provider.ts'
import { contentOf, type Fact, type MailContent, mailTranslator } from './content.ts'

/** Who sends it, and where to reach them. */
function footerOf(locale: Locale): string[] {
  const { name, address, zip, city } = supplierIn(locale)
  return [
    [name, address, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    `${provider.phone} · ${provider.email}`,
    inLocale(provider.openingHours, locale) ?? '',
  ].filter(Boolean)
}

const [paper, sage, sky, ochre] = ['#f7f1e6', '#d5e5dc', '#cfdfee', '#fbe3ae']
const [terra, dark, plum, blue] = ['#c9532b', '#10302f', '#6b3a5b', '#4a7fb0']

/** Ground, figure, and which corners of the figure are round. */
const tiles: [string, string, string][] = [
  [sage, terra, '0 100% 0 0'],
  [paper, dark, '50%'],
  [ochre, plum, '100% 0 0 0'],
  [sky, blue, '0 0 100% 0'],
  [paper, terra, '0 100% 0 100%'],
  [sage, dark, '0 0 0 100%'],
  [ochre, terra, '50%'],
  [sky, plum, '100% 0 100% 0'],
  [paper, blue, '0 0 0 100%'],
  [sage, plum, '50%'],
  [ochre, dark, '0 100% 0 0'],
  [paper, terra, '100% 0 0 0'],
]

const tile = ([ground, figure, corners]: [string, string, string]) =>
  `<span style="display:inline-block;width:8.3333%;background:${ground}"><span style="display:block;height:0;padding-top:100%;background:${figure};border-radius:${corners}"></span></span>`

/** A row of tiles, drawn with nothing that mail programs leave out: no picture, no script. */
const strip = (): string =>
  `<div aria-hidden="true" style="font-size:0;line-height:0;white-space:nowrap">${tiles.map(tile).join('')}</div>`

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

const factRow = ({ label, lines: values, url }: Fact) =>
  `<dt class="muted" style="margin:0;color:${muted};font-size:14px">${e(label)}</dt><dd style="margin:0 0 12px;font-weight:600">${url ? linked(url, lines(values)) : lines(values)}</dd>`

const factList = (facts: Fact[]) =>
  facts.length === 0
    ? ''
    : `<dl class="facts" style="margin:24px 0;padding:20px 20px 8px;background:#f1eadd;border-radius:10px">${facts.map(factRow).join('')}</dl>`

const quote = ({ label, lines: values }: Fact) =>
  `<p class="muted" style="margin:24px 0 4px;color:${muted};font-size:14px">${e(label)}</p><blockquote style="margin:0 0 24px;padding:4px 0 4px 16px;border-left:3px solid ${line}">${lines(values)}</blockquote>`

const button = ({ label, url, hint }: NonNullable<MailContent['button']>) =>
  `<p style="margin:28px 0 12px"><a class="button" href="${e(url)}" style="display:inline-block;padding:13px 22px;border-radius:6px;background:#b5431f;color:#fff;font-weight:600;text-decoration:none">${e(label)}</a></p><p class="muted" style="margin:0 0 24px;color:${muted};font-size:14px;overflow-wrap:anywhere;word-break:break-word">${e(hint)} <a href="${e(url)}" style="color:${muted}">${e(url)}</a></p>`

/** 'e-mail' has a hyphen at which no line ends. */
const readable = (text: string) =>
  e(keepTogether(text)).replaceAll(/\be-mail\p{L}*/giu, '<span style="white-space:nowrap">$&</span>')

const paragraph = (text: string) => `<p style="margin:0 0 16px">${readable(text).replaceAll('\n', '<br>')}</p>`

/** What inboxes show after the subject; the blanks keep the rest of the mail out of it. */
const preheader = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden">${e(text)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`

/** The mail as a page of its own; everything in it is escaped, no style sheet or picture is fetched. */
function renderHtml(content: MailContent, { brand, publicUrl }: { brand: string; publicUrl: string }): string {
  const { locale, subject, title, greeting, paragraphs, facts, closing } = content
  const body = [
    `<h1 style="margin:0 0 20px;font:600 28px/1.1 ${display};letter-spacing:-0.02em">${e(title)}</h1>`,
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    factList(facts),
    content.quote ? quote(content.quote) : '',
    content.button ? button(content.button) : '',
    `<p style="margin:24px 0 0">${lines(closing)}</p>`,
    content.asked ? quote(content.asked) : '',
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

const fact = ({ label, lines, url }: Fact, colon: string) =>
  lines.length === 1 ? `${label}${colon} ${url ?? lines[0]}` : listed({ label, lines }, colon, '-')

const listed = ({ label, lines }: Fact, colon: string, mark: string) =>
  [label + colon, ...lines.map((line) => `${mark} ${line}`.trimEnd())].join('\n')

/** The mail for readers without HTML: paragraphs, apart by an empty line. */
function renderText(content: MailContent, publicUrl: string): string {
  const { greeting, paragraphs, facts, button, closing, locale } = content
  const colon = mailTranslator(locale)('colon')
  return [
    greeting,
    ...paragraphs,
    facts.map((each) => fact(each, colon)).join('\n'),
    content.quote ? listed(content.quote, colon, '>') : '',
    button ? `${button.label + colon}\n${button.url}` : '',
    closing.join('\n'),
    content.asked ? listed(content.asked, colon, '>') : '',
    ['-- ', ...footerOf(locale), publicUrl].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

export function renderMail(
  mail: { data: MailData; locale: Locale },
  { brand, publicUrl }: { brand: string; publicUrl: () => string },
) {
  const content = contentOf(mail, brand)
  return {
    subject: content.subject,
    text: renderText(content, publicUrl()),
    html: renderHtml(content, { brand, publicUrl: publicUrl() }),
  }
}

/** A mail whose texts stand under that name, with made-up facts, as its reader gets it; null where there is none. */
export function previewMail(
  kind: string,
  locale: Locale,
  about: { brand: string; publicUrl: () => string },
): string | null {
  const data = exampleMails.find((example) => textOf(example) === kind)
  return data ? renderMail({ data, locale }, about).html : null
}
