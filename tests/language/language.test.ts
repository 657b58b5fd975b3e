import { describe, expect, it } from 'vitest'
import { en, fr, nl } from '../../locales/texts.ts'
import { type Locale, locales } from '../../src/domain/locales.ts'
import { houseStyle } from './house-style.ts'
import { texts } from './texts.ts'

/** Whose sentences the specification fixes word for word (section 8). */
const fixed = /^locales\.errors?\.(?:passwordMismatch|subscriberExists|userNotFound|wrongPassword|participants)$/
const ours = texts.filter(({ where }) => !fixed.test(where))

/** Telephone and company numbers are grouped in their own way. */
const ungrouped = (text: string) => text.replaceAll(/\+32[\d\s]+|\b0\d{3}\.\d{3}\.\d{3}\b/g, '0')

describe('how we write', () => {
  it.each(houseStyle)('$in: $says', (rule) => {
    const found = ours
      .filter(({ locale, text }) => rule.in.includes(locale) && rule.never.test(ungrouped(text)))
      .map(({ locale, where, text }) => `${locale} ${where}: ${rule.never.exec(ungrouped(text))?.[0]} in ${text}`)
    expect(found).toEqual([])
  })

  it.each(houseStyle)('is told from what it is not: $says', ({ never, wrong, right }) => {
    expect(wrong).toMatch(never)
    expect(right).not.toMatch(never)
  })

  it('is read in every language, the interface and what editors begin with', () => {
    for (const locale of ['nl', 'en', 'fr'] as const) {
      const of = (from: string) => ours.filter((text) => text.locale === locale && text.where.startsWith(from))
      expect(of('locales').length, locale).toBeGreaterThan(300)
      expect(of('demo').length, locale).toBeGreaterThan(800)
    }
  })
})

it.each([nl, en, fr])('one state has one word on the site, in the account and in the panel', (catalogue) => {
  const { status, registrations } = catalogue
  expect(registrations.filters.awaiting_payment).toBe(status.awaiting_payment)
  expect(catalogue['panel-sessions'].states.confirmed).toBe(catalogue['session-decision'].confirmed)
})

/** What readers stumbled over, by the language; as it now stands is told by the texts themselves. */
const formerly: [Locale, RegExp[]][] = [
  [
    'nl',
    [
      /\bZe werkt\b/,
      /^U kunt niet komen/,
      /^Alle uren zijn die van/,
      /: Ga akkoord/,
      /\bu herriep\b/i,
      /staat op zichzelf/,
      /zaal gevraagd\b/,
      /Vraag het aan ten laatste/,
      /gegevens die u overneemt/,
      /hoe ver elke taal is/,
      /\bVan en tot\b/,
      /^Haal eruit$/,
      /^Het geld$/,
      /Dit is hulp, geen advies/,
    ],
  ],
  [
    'en',
    [
      /By the conditions of/,
      /\bI pay myself\b/,
      /How we treat your data/,
      /Can’t you pay/,
      /\band go on$/,
      /^On to (?:your|the)\b/,
      /Is everything right\?/,
      /did not succeed/,
      /payment succeeded/,
      /dates count$/,
      /can ask for the SME/,
      /^Runs from/,
      /Does the button not work/,
      /given up your seat/,
      /What should be there\?/,
      /\bSpeak for\b/,
      /\b(?:Price|Total|euros),? without VAT/,
      /Texts of courses/,
    ],
  ],
  [
    'fr',
    [
      /payé trop/,
      /Comment nous traitons vos données/,
      /\bpart à\b/,
      /^… sans réponse/,
      /Qui ne déduit pas/,
      /Arrêter l’inscription/,
      /\bDu et au\b/,
      /demande un virement/,
      /n’a pas réussi/,
    ],
  ],
]
const onceSaid = formerly.flatMap(([locale, wordings]) => wordings.map((wording) => ({ locale, wording })))

describe('what was said better', () => {
  it.each(onceSaid)('is said so no longer, $locale: $wording', ({ locale, wording }) => {
    const found = texts.filter((text) => text.locale === locale && wording.test(text.text))
    expect(found).toEqual([])
  })

  it.each(locales)('one hint tells how a VAT number is written, and one what a new password is: %s', (locale) => {
    const hints = (key: string) => ours.filter((text) => text.locale === locale && text.where.endsWith(`.${key}`))
    const ofNew = hints('passwordHint').filter(({ text }) => text.includes('8'))
    expect([hints('vatHint').length, ofNew.length]).toEqual([1, 3])
    expect(new Set(ofNew.map(({ text }) => text)).size).toBe(1)
  })

  it.each([
    ['account-layout.invoiceData', ['Facturen', 'Invoices', 'Factures']],
    [
      'registration.guest.onward',
      ['Maak account en ga verder', 'Create account and continue', 'Créer un compte et continuer'],
    ],
  ])('%s', (where, wanted) => {
    expect(ours.filter((text) => text.where === `locales.${where}`).map(({ text }) => text)).toEqual(wanted)
  })
})

describe('every text', () => {
  it('says something of its own in each language', () => {
    const dutch = new Map(ours.filter(({ locale }) => locale === 'nl').map(({ where, text }) => [where, text]))
    const untranslated = ours.filter(
      ({ locale, where, text }) => locale !== 'nl' && dutch.get(where) === text && /(?:\p{L}+\s+){3}/u.test(text),
    )
    expect(untranslated.map(({ locale, where, text }) => `${locale} ${where}: ${text}`)).toEqual([])
  })

  it('keeps the word e-mail on one line in headings, and leaves labels and buttons the hyphen that people type', () => {
    const named = (found: typeof ours) => found.map(({ locale, where }) => `${locale} ${where}`)
    const ofInterface = ours.filter(({ where }) => where.startsWith('locales.'))
    const headings = new Set(ofInterface.filter(({ where }) => /(?:title|loginData)$/i.test(where)))
    expect([...headings].filter(({ text }) => /e\u2011mail/i.test(text)).length).toBeGreaterThan(10)
    expect(named([...headings].filter(({ text }) => /e-mail/i.test(text)))).toEqual([])
    expect(named(ofInterface.filter((text) => !headings.has(text) && text.text.includes('\u2011')))).toEqual([])
  })
})
