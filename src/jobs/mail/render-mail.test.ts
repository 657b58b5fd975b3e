import { describe, expect, it } from 'vitest'
import { samples } from '../../../tests/support/mail-samples.ts'
import { locales } from '../../domain/locales.ts'
import { renderMail } from './render-mail.ts'

const about = { brand: 'Leerplein', publicUrl: () => 'https://leerplein.test' }
const mails = samples.flatMap((data) =>
  locales.map((locale) => ({
    name: `${data.kind} in ${locale}`,
    data,
    locale,
    ...renderMail({ data, locale }, about),
  })),
)

const foreign = {
  nl: /\b(the|your|you|and|we are|with|vous|votre|avec|pour|nous)\b/i,
  en: /\b(uw|het|een|niet|voor|vous|votre|avec|nous)\b/i,
  fr: /\b(uw|het|een|niet|voor|the|your|you|and|with)\b/i,
}

describe('every mail', () => {
  it.each(mails)('$name says everything', ({ subject, text, html, locale, data }) => {
    for (const part of [subject, text, html]) {
      expect(part.replaceAll('{{email}}', '')).not.toMatch(/{{|}}|undefined|null|NaN|\[object|Invalid/)
    }
    expect(subject).toMatch(/^\P{Cc}{8,}$/u)
    expect(html).toContain(`<html lang="${locale}">`)
    expect(html).toContain('Vaartstraat 12')
    expect(text).toContain('Vaartstraat 12')
    if ('url' in data.values) {
      expect(text).toContain(`\n${data.values.url}\n`)
      expect(html).toContain('<a class="button" href="https://leerplein.test/somewhere?a=1&amp;b=2"')
    }
  })

  it.each(mails)('$name speaks one language', ({ subject, text, locale }) => {
    expect(`${subject}\n${text}`).not.toMatch(foreign[locale])
  })

  it.each(mails)('$name lets nothing that was typed become HTML', ({ html }) => {
    const tags = new Set([...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag))
    const known = 'html head meta title style body div span h1 p dl dt dd br blockquote a'.split(' ')
    expect([...tags].filter((tag) => tag && !known.includes(tag))).toEqual([])
    expect(html.replaceAll(/&(?:amp|lt|gt|quot|nbsp|zwnj|#\d+);/g, '')).not.toContain('&')
    expect(html).not.toMatch(/ on\w+=|javascript:|src=/i)
  })
})

describe('what mails tell', () => {
  const find = (kind: string, locale: string) => mails.find((mail) => mail.data.kind === kind && mail.locale === locale)

  it('is the time in Brussels, in words of the language', () => {
    expect(find('registration-received', 'nl')?.text).toContain('vrij tot vrijdag 1 januari 2027 om 14:30')
    expect(find('registration-received', 'fr')?.text).toContain('jusqu’au vendredi 1er janvier 2027 à 14:30')
    expect(find('booking-paid', 'fr')?.text).toContain('Quand : lundi 1er mars 2027, de 08:30 à 12:30')
    expect(find('payment-received', 'nl')?.text).toContain('Wanneer: donderdag 14 januari 2027, van 09:00 tot 17:00')
  })

  it('is money as the language writes it', () => {
    const plain = (text = '') => text.replaceAll(/\s/g, ' ')
    expect(plain(find('invoice', 'nl')?.text)).toContain('€ 1.080,50')
    expect(plain(find('invoice', 'fr')?.text)).toContain('1 080,50 €')
    expect(plain(find('invoice', 'en')?.text)).toContain('€1,080.50')
  })

  it('is not to be paid when it was', () => {
    const [, , paid] = mails.filter(
      ({ data, locale }) => data.kind.match(/^invoice$|^payment-received$/) && locale === 'nl',
    )
    expect(paid?.text).toContain('Uw inschrijving is definitief')
    expect(paid?.text).not.toMatch(/betaling|€/)
  })

  it('keeps what was typed on one line of the subject, and as it was in the message', () => {
    const mail = find('contact-message', 'nl')
    expect(mail?.subject).toBe('Bericht van Brouwerij <Hop>: Hop Bcc: x@y.test')
    expect(mail?.text).toContain('> Trop <cher>\n> Merci')
    expect(find('contact-receipt', 'en')?.subject).toBe('We have your message: {{email}}')
  })
})
