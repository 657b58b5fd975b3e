import { expect } from 'vitest'
import { acts, test as base, here, type keysAt, lessonDay, type mouseAt, newWord } from '../support/panel-tasks.ts'
import { newCustomer, newSession, newStudents, registrationOf } from '../support/training.ts'

/**
 * What staff do with customers and their money, by mouse alone and by keys alone, each within so many acts: a field that is
 * filled, a click, a word or line that is typed, a key. Tabs are counted apart. `registered` is a registration on invoice,
 * of 544.50 euros, whose participant bears a name that nobody else has.
 */
const test = base
  .extend('registered', async ({ api }) => async () => {
    const word = newWord()
    const customer = await newCustomer(api, { isPartner: true })
    const students = await newStudents(api, customer, 1, { lastName: word })
    const input = registrationOf(await newSession(api), students)
    const { body } = await api.send('POST', '/registrations', input, customer.headers)
    return { id: String(body._id), word }
  })
  .extend('billed', async ({ staff }) => async () => {
    const customer = { name: `Klant ${newWord()}`, email: `${crypto.randomUUID()}@klant.test` }
    const lines = [{ description: 'Advies', unitPrice: 100_00 }]
    const { _id, number } = await staff('POST', '/invoices', { customer, lines })
    return { id: String(_id), number: String(number) }
  })

type Hand = ReturnType<typeof mouseAt>
type Fingers = ReturnType<typeof keysAt>

test('28: who calls is found by a name with a letter too many', async ({ registered, mouse, keys }) => {
  const { id, word } = await registered()
  const hand = await mouse()
  await hand.open(`jan ${word}x`, 'Inschrijvingen', 'Klant bv')
  expect(hand.page.url()).toContain(id)
  hand.took(2)

  const fingers = await keys()
  await fingers.open(`jan ${word}x`, 'Inschrijvingen', 'Klant bv')
  expect(fingers.page.url()).toContain(id)
  fingers.took(4)
})

test('31: a registration is canceled with another amount than the terms say', async ({
  registered,
  staff,
  mouse,
  keys,
}) => {
  // What goes off the price is 100 euros, to a cent: VAT is of the whole.
  const isCanceled = async (id: string) => {
    const { isCanceled: is, total } = await staff('GET', `/registrations/${id}`)
    expect([is, Math.round(total / 10)]).toEqual([true, 44_45])
  }
  const cancel = 'Annuleer de inschrijving'
  const one = await registered()
  const hand = await mouse()
  const asked = hand.page.getByRole('dialog')
  await hand.open(one.word, 'Inschrijvingen', 'Klant bv')
  await hand.follow(hand.page.getByRole('link', { name: cancel }))
  await hand.fill(asked.getByRole('searchbox'), '100')
  await hand.follow(asked.getByRole('button', { name: 'Toon wat volgt' }))
  await hand.fill(asked.getByLabel('Reden'), 'Zoals besproken')
  await hand.follow(asked.getByRole('button', { name: cancel }))
  await isCanceled(one.id)
  hand.took(7)

  const other = await registered()
  const fingers = await keys()
  const shown = fingers.page.getByRole('dialog')
  await fingers.open(other.word, 'Inschrijvingen', 'Klant bv')
  await fingers.open('annuleer', here, cancel)
  await fingers.tabTo(shown.getByRole('searchbox'))
  await fingers.type('100')
  await fingers.enter()
  await fingers.tabTo(shown.getByLabel('Reden'))
  await fingers.type('Zoals besproken')
  await fingers.tabTo(shown.getByRole('button', { name: cancel }))
  await fingers.enter()
  await isCanceled(other.id)
  fingers.took(12, 6)
})

test('32: a payment by bank that is five euros short is noted, and the rest stays open', async ({
  billed,
  staff,
  mouse,
  keys,
}) => {
  const owed = async (id: string) => (await staff('GET', `/invoices/${id}`)).owed
  const one = await billed()
  const hand = await mouse()
  const asked = hand.page.getByRole('dialog')
  await hand.open(one.number, 'Facturen', one.number)
  await hand.follow(hand.page.getByRole('link', { name: 'Noteer een betaling' }))
  await hand.fill(asked.getByLabel('Bedrag'), '116')
  await hand.follow(asked.getByRole('button', { name: 'Noteer een betaling' }))
  expect(await owed(one.id)).toBe(5_00)
  hand.took(5)

  const other = await billed()
  const fingers = await keys()
  await fingers.open(other.number, 'Facturen', other.number)
  await fingers.open('noteer', here, 'Noteer een betaling')
  await fingers.tabTo(fingers.page.getByRole('dialog').getByLabel('Bedrag'))
  await fingers.type('116')
  await fingers.enter()
  expect(await owed(other.id)).toBe(5_00)
  fingers.took(10, 1)
})

test('33: two payments for one registration', async ({ registered, staff, client, mouse, keys }) => {
  const received = async (id: string) => {
    const { rows } = await client.query<{ amount: number }>(
      `select receipts.amount from receipts join receipt_parts on receipt_id = receipts.id
       join invoices on invoices.id = invoice_id where order_id = $1 order by receipts.created_at`,
      [id],
    )
    expect([rows.map(({ amount }) => amount), (await staff('GET', `/registrations/${id}`)).status]).toEqual([
      [200_00, 344_50],
      'paid',
    ])
  }
  const one = await registered()
  const hand = await mouse()
  const asked = hand.page.getByRole('dialog')
  await hand.open(one.word, 'Inschrijvingen', 'Klant bv')
  for (const amount of ['200', null]) {
    await hand.follow(hand.page.getByRole('link', { name: 'Noteer een betaling' }))
    if (amount) await hand.fill(asked.getByLabel('Bedrag'), amount)
    await hand.follow(asked.getByRole('button', { name: 'Noteer een betaling' }))
  }
  await received(one.id)
  hand.took(7)

  const other = await registered()
  const fingers = await keys()
  await fingers.open(other.word, 'Inschrijvingen', 'Klant bv')
  for (const amount of ['200', null]) {
    await fingers.open('noteer', here, 'Noteer een betaling')
    await fingers.tabTo(fingers.page.getByRole('dialog').getByLabel('Bedrag'))
    if (amount) await fingers.type(amount)
    await fingers.enter()
  }
  await received(other.id)
  // Two forms: the second begins with what is still open.
  fingers.took(15, 2)
})

test('40: a message goes to all of a session', async ({ api, staff, client, lesson, mouse, keys }) => {
  const { session, word, title } = await lesson()
  const customer = await newCustomer(api)
  const input = registrationOf(session, await newStudents(api, customer, 3))
  const { body } = await api.send('POST', '/registrations', input, customer.headers)
  await staff('PATCH', `/registrations/${body._id}`, { status: 'paid' })
  const areSent = (subject: string) =>
    expect
      .poll(async () => (await client.query('select from mails where subject = $1', [subject])).rowCount, {
        timeout: 20_000,
      })
      .toBe(3)
  const [look, send] = ['Bekijk het bericht', 'Verstuur naar 3 mensen']
  const hand = await mouse()
  await hand.open(`${word} ${lessonDay}`, 'Sessies', title)
  await hand.click(hand.page.getByLabel('Wat u nog kunt doen'))
  await hand.follow(hand.page.getByRole('link', { name: 'Schrijf naar iedereen' }))
  await hand.fill(hand.page.getByLabel('Onderwerp in het Nederlands'), `Ander lokaal ${word}`)
  await hand.fill(hand.page.getByLabel('Tekst in het Nederlands'), 'We zitten in zaal 2.')
  await hand.follow(hand.page.getByRole('button', { name: look }))
  await hand.follow(hand.page.getByRole('button', { name: send }))
  await areSent(`Ander lokaal ${word}`)
  hand.took(8)

  const fingers = await keys()
  const toWork = fingers.page.getByRole('link', { name: 'Naar de inhoud' })
  await fingers.open(`${word} ${lessonDay}`, 'Sessies', title)
  await fingers.open('schrijf', here, 'Schrijf naar iedereen')
  await fingers.tabTo(toWork)
  await fingers.press('Enter')
  await fingers.tabTo(fingers.page.getByLabel('Onderwerp in het Nederlands'))
  await fingers.type(`Andere zaal ${word}`)
  await fingers.tabTo(fingers.page.getByLabel('Tekst in het Nederlands'))
  await fingers.type('We zitten in zaal 3.')
  await fingers.tabTo(fingers.page.getByRole('button', { name: look }))
  await fingers.enter()
  await fingers.tabTo(fingers.page.getByRole('button', { name: send }))
  await fingers.enter()
  await areSent(`Andere zaal ${word}`)
  // To the session, to the message, its two texts, a look at it, and away.
  fingers.took(13, 14)
})

test('50: what is unpaid for thirty days is found by its age, and reminded of', async ({
  billed,
  client,
  mouse,
  keys,
}) => {
  const late = async () => {
    const invoice = await billed()
    await client.query(`update invoices set due_on = (now() at time zone 'Europe/Brussels')::date - 45 where id = $1`, [
      invoice.id,
    ])
    return invoice
  }
  const isReminded = async (id: string) => {
    const { rows } = await client.query('select level from reminders where invoice_id = $1', [id])
    expect(rows).toEqual([{ level: 1 }])
  }
  const one = await late()
  const hand = await mouse()
  await hand.open('openstaand', acts, 'Openstaand')
  await hand.follow(hand.page.getByRole('link', { name: /^31 tot 60 dagen/ }))
  await hand.click(hand.page.getByRole('checkbox', { name: one.number }))
  await hand.follow(hand.page.getByRole('button', { name: 'Stuur een herinnering' }))
  await isReminded(one.id)
  hand.took(5)

  const other = await late()
  const fingers = await keys()
  await fingers.open('openstaand', acts, 'Openstaand')
  await fingers.open('31 tot', here, '31 tot 60 dagen')
  await fingers.reach(`kies ${other.number}`, `Kies ${other.number}`)
  await fingers.press('Space')
  await fingers.enter()
  await isReminded(other.id)
  fingers.took(14)
})

test('58: a mail that went is read, and sent again', async ({ client, staff, mouse, keys }) => {
  const { items } = await staff('GET', '/mails?state=sent&limit=1')
  const sent = async () => {
    const subject = `Bericht ${newWord()}`
    const { rows } = await client.query<{ id: string }>(
      `insert into mails ("to", locale, data, subject, text, html, sent_at)
       select 'lotte@deelnemer.test', locale, data, $2, text, html, now() from mails where id = $1 returning id`,
      [items[0]._id, subject],
    )
    return { id: String(rows[0]?.id), subject }
  }
  const isRead = async ({ page }: Hand | Fingers) =>
    expect(await page.frameLocator('iframe').locator('body').innerText()).not.toBe('')
  const goesAgain = async (subject: string) => {
    const found = await staff('GET', `/mails?search=${encodeURIComponent(subject)}`)
    expect(found.items).toMatchObject([{ againBy: 'Yasmina Haddad' }])
  }
  const again = 'Verstuur opnieuw'
  const one = await sent()
  const hand = await mouse()
  await hand.open('e-mails', acts, /^E.mails$/)
  await hand.follow(hand.page.getByRole('link', { name: one.subject }))
  await isRead(hand)
  await hand.follow(hand.page.getByRole('button', { name: again }))
  await goesAgain(one.subject)
  hand.took(4)

  const other = await sent()
  const fingers = await keys()
  await fingers.open('e-mails', acts, /^E.mails$/)
  await fingers.open(other.subject, here, other.subject)
  await isRead(fingers)
  await fingers.reach('verstuur', again)
  await fingers.enter()
  await goesAgain(other.subject)
  // To the mails, after courses that are called so too, to the one, to its button, and away.
  fingers.took(15)
})

test('61: a session goes on from what waits', async ({ lesson, client, staff, mouse, keys }) => {
  const waiting = async () => {
    const made = await lesson()
    await client.query(
      `update sessions set minimum = 2, decision_on = (now() at time zone 'Europe/Brussels')::date where id = $1`,
      [made.session],
    )
    return made
  }
  const goesOn = async (session: string) =>
    expect(await staff('GET', `/sessions/${session}`)).toMatchObject({ decision: 'confirmed' })
  const goOn = 'Laat doorgaan'
  const one = await waiting()
  const hand = await mouse()
  await hand.follow(hand.page.getByRole('link', { name: `${goOn}: ${one.title}` }))
  await hand.follow(hand.page.getByRole('dialog').getByRole('button', { name: goOn }))
  await goesOn(one.session)
  hand.took(2)

  const other = await waiting()
  const fingers = await keys()
  await fingers.open(`laat ${other.word}`, here, `${goOn}: ${other.title}`)
  await fingers.tabTo(fingers.page.getByRole('dialog').getByRole('button', { name: goOn }))
  await fingers.enter()
  await goesOn(other.session)
  fingers.took(5, 3)
})
