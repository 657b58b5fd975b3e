import { describe, expect, it } from 'vitest'
import { samples } from '../../../tests/support/mail-samples.ts'
import { locales } from '../../domain/locales.ts'
import { textOf } from '../../domain/mails.ts'
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

const find = (kind: string, locale: string) => mails.find((mail) => mail.data.kind === kind && mail.locale === locale)

describe('every mail', () => {
  it.each(locales)('says everything, in %s', (language) => {
    for (const { name, subject, text, html, locale, data } of mails.filter(({ locale }) => locale === language)) {
      for (const part of [subject, text, html]) {
        expect(part.replaceAll('{{email}}', ''), name).not.toMatch(/{{|}}|undefined|null|NaN|\[object|Invalid/)
      }
      expect(subject, name).toMatch(/^\P{Cc}{8,}$/u)
      expect(html, name).toContain(`<html lang="${locale}">`)
      for (const part of [text, html])
        expect(part, name).toContain(locale === 'fr' ? 'rue du Canal 12' : 'Vaartstraat 12')
      if (!('url' in data.values)) continue
      expect(text, name).toContain(`\n${data.values.url}\n`)
      expect(html, name).toContain('<a class="button" href="https://leerplein.test/somewhere?a=1&amp;b=2"')
    }
  })

  it('speaks one language', () => {
    for (const { name, subject, text, locale } of mails) expect(subject + text, name).not.toMatch(foreign[locale])
  })

  it('lets nothing that was typed become HTML', () => {
    const known = new Set('html head meta title style body div span h1 p dl dt dd br blockquote a'.split(' '))
    for (const { name, html } of mails) {
      const tags = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag = '']) => tag)
      expect(
        tags.filter((tag) => !known.has(tag)),
        name,
      ).toEqual([])
      expect(html.replaceAll(/&(?:amp|lt|gt|quot|nbsp|zwnj|#\d+);/g, ''), name).not.toContain('&')
      expect(html, name).not.toMatch(/ on\w+=|javascript:|src=/i)
    }
  })
})

describe('a mail on a screen', () => {
  it('is dark where the reader wants it dark', () => {
    for (const { name, html } of mails) {
      expect(html, name).toContain('<meta name="color-scheme" content="light dark">')
      expect(html, name).toContain('(prefers-color-scheme: dark)')
    }
  })

  it('ends no line within a date, an hour or the word e-mail', () => {
    const received = find('registration-received', 'nl')
    expect(received?.html).toContain('1\u00a0januari\u00a02027 om 14.30\u00a0uur')
    expect(find('welcome', 'fr')?.html).toContain('<span style="white-space:nowrap">e-mail</span>')
  })
})

describe('what mails tell', () => {
  it('is the time in Brussels, in words of the language', () => {
    expect(find('registration-received', 'nl')?.text).toContain('vrij tot vrijdag 1 januari 2027 om 14.30 uur')
    expect(find('registration-received', 'fr')?.text).toContain(
      'jusqu’au vendredi 1er janvier 2027 à 14\u00a0h\u00a030',
    )
    expect(find('booking-paid', 'fr')?.text).toContain(
      'Quand\u00a0: lundi 1er mars 2027, de 8\u00a0h\u00a030 à 12\u00a0h\u00a030',
    )
  })

  it('is the days of a course as they are', () => {
    const whenOf = (days: readonly string[]) => {
      const schedule = days.map((day) => ({ start: `${day}T08:00:00Z`, end: `${day}T16:00:00Z` }))
      const [start, end] = [schedule[0]?.start ?? '', schedule.at(-1)?.end ?? '']
      const session = { course: 'Excel', start, end, schedule, location: 'Brussel', participants: ['Zoë'] }
      const values = { ...session, firstName: 'Zoë', url: 'https://leerplein.test/' }
      const { text } = renderMail({ data: { kind: 'registration-canceled', values }, locale: 'nl' }, about)
      return /^Wanneer: (.*)$/m.exec(text.replaceAll('\u00a0', ' '))?.[1]
    }
    const mondays = ['2027-01-04', '2027-01-11', '2027-01-18', '2027-01-25', '2027-02-01']
    expect(whenOf(['2027-01-14'])).toBe('donderdag 14 januari 2027, van 9.00 tot 17.00 uur')
    expect(whenOf(['2027-02-22', '2027-02-23'])).toBe('ma 22 en di 23 februari 2027, telkens 9.00–17.00 uur')
    expect(whenOf(mondays)).toBe('ma 4, ma 11, ma 18, ma 25 januari en ma 1 februari 2027, telkens 9.00–17.00 uur')
  })

  it('is money as the language writes it', () => {
    const plain = (text = '') => text.replaceAll(/\s/g, ' ')
    expect(plain(find('invoice', 'nl')?.text)).toContain('€ 1.080,50')
    expect(plain(find('invoice', 'fr')?.text)).toContain('1 080,50 €')
    expect(plain(find('invoice', 'en')?.text)).toContain('€1,080.50')
  })

  it('is not to be paid when it was', () => {
    const tells = (name: string) => mails.find(({ data, locale }) => textOf(data) === name && locale === 'nl')
    const [free, paid] = [tells('registration-confirmed'), tells('invoice-paid')]
    expect(free?.text).toContain('Uw inschrijving is definitief')
    expect(free?.text).not.toMatch(/betaling|€/)
    expect(paid?.text).toContain('Ze is al betaald')
    expect(paid?.text).not.toContain('Te betalen')
  })

  it('keeps the places of who has to pay again, and sends nobody back to register', () => {
    const text = find('payment-failed', 'nl')?.text
    expect(text).toContain('We houden uw inschrijving vast tot vrijdag 1 januari 2027')
    expect(text).not.toContain('opnieuw in')
    expect(find('payment-failed', 'en')?.text).not.toMatch(/register again/i)
    expect(find('payment-failed', 'fr')?.text).not.toMatch(/réinscri|inscrivez-vous/i)
  })

  it('keeps what was typed on one line of the subject, and as it was in the message', () => {
    const mail = find('contact-message', 'nl')
    expect(mail?.subject).toBe('Bericht van Brouwerij <Hop>: Hop Bcc: x@y.test')
    expect(mail?.text).toContain('> Trop <cher>\n> Merci')
    expect(find('contact-receipt', 'en')?.text).toContain('{{email}}')
  })
})
