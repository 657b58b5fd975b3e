import { expect } from 'vitest'
import { secretLinkHours } from '../../src/domain/mails.ts'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { test as base } from '../support/site.ts'
import { violationsIn } from '../support/violations.ts'

const panel = '/control-panel'

const test = base
  .extend('desk', { scope: 'file' }, ({ site }) => signInAtPanel(site.url, 'staff@leerplein.test'))
  /** A session in which several have a seat that is surely theirs. */
  .extend('session', { scope: 'file' }, async ({ client }) => {
    await client.query(`update registrations set status = 'paid' where status = 'awaiting_payment'`)
    const { rows } = await client.query<{ id: string; count: string }>(`
      select seats.session_id as id, count(distinct lower(students.email)) from registration_students seats
      join students on students.id = seats.student_id join registrations on registrations.id = seats.registration_id
      where seats.held and registrations.status = 'paid' group by 1 having count(*) > 2 order by 2 desc, 1 limit 1`)
    await client.query(`update users set email_verified_at = now() where email_verified_at is null`)
    return { id: rows[0]?.id ?? '', count: Number(rows[0]?.count) }
  })

test('all of a session are written to: looked at for one of them, sent once, and read again with each', async ({
  client,
  desk,
  visit,
  session,
}) => {
  for (const [scripts, width] of [
    [true, 1440],
    [false, 375],
  ] as const) {
    const heading = `Ander lokaal ${width}`
    const { page } = await visit(`${panel}/sessions/${session.id}`, { cookies: desk, width, scripts })
    await page.getByLabel('Wat u nog kunt doen').click()
    await page.getByRole('link', { name: 'Schrijf naar iedereen' }).click()
    expect(await page.locator('[data-live="receivers"]').innerText()).toContain(`${session.count} mensen krijgen dit`)
    await page.getByLabel('Onderwerp in het Nederlands').fill(heading)
    await page.getByLabel('Tekst in het Nederlands').fill('Beste {{voornaam}}, tot dan.')
    if (scripts) expect(await violationsIn(page)).toEqual([])
    await page.getByRole('button', { name: 'Bekijk het bericht' }).click()
    expect(await page.locator('[data-error-for="text.nl"]').innerText()).toContain('{{firstName}}, {{course}}')
    await page.getByLabel('Tekst in het Nederlands').fill('Beste {{firstName}}, tot dan.')
    await page.getByRole('button', { name: 'Bekijk het bericht' }).click()
    const frame = page.frameLocator('iframe')
    expect(await frame.locator('body').innerText()).toMatch(/Beste \S+, tot dan\./)
    await page.getByLabel('Toon het voor').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Toon', exact: true }).click()
    const second = await page.getByLabel('Toon het voor').locator('option:checked').innerText()
    expect(await frame.locator('body').innerText()).toContain(`Beste ${second.split(' ')[0]}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    if (scripts) expect(await violationsIn(page)).toEqual([])

    await page.getByRole('button', { name: `Verstuur naar ${session.count} mensen` }).click()
    await expect
      .poll(async () => {
        await page.reload()
        return page.locator('[data-progress]').innerText()
      })
      .toContain(`${session.count} van ${session.count} verstuurd`)
    if (scripts) expect(await violationsIn(page)).toEqual([])
    const { rows } = await client.query(
      `select count(*), count(distinct "to") as people from mails where subject = $1`,
      [heading],
    )
    expect(rows).toEqual([{ count: String(session.count), people: String(session.count) }])
    await page.locator('[aria-labelledby="progress-title"] tbody a').first().click()
    expect(await page.frameLocator('iframe').locator('body').innerText()).toContain('tot dan.')
    await page.goto(`${new URL(page.url()).origin}${panel}/sessions/${session.id}`)
    await page.locator('[aria-labelledby="written-title"]').getByRole('link', { name: heading }).click()
    expect(await page.locator('h1').innerText()).toBe(heading)
  }
})

test('chosen rows, all that are found, and a customer lead to the same page', async ({ desk, visit, client }) => {
  const { page } = await visit(`${panel}/registrations?status=paid`, { cookies: desk, width: 1440 })
  await page.locator('[data-choose] input').first().check()
  await page.getByRole('button', { name: 'Schrijf een bericht' }).click()
  await page.getByLabel('Wie inschreef').check()
  await page.getByRole('button', { name: 'Tel opnieuw' }).click()
  expect(await page.locator('[data-live="receivers"]').innerText()).toContain('1 mens krijgt dit')

  const { rows } = await client.query<{ id: string }>(
    `select memberships.organisation_id as id from memberships join users on users.id = user_id where active and approval = 'approved' limit 1`,
  )
  const { page: customer } = await visit(`${panel}/customers/${rows[0]?.id}`, { cookies: desk })
  await customer.getByRole('link', { name: 'Schrijf een bericht' }).click()
  expect(await customer.locator('[data-live="receivers"]').innerText()).toMatch(/krijg/)

  const { page: list } = await visit(`${panel}/registrations?search=Korenbloem`, { cookies: desk, width: 1440 })
  await list.getByRole('link', { name: /^Schrijf naar (alle|de gevonden)/ }).click()
  expect(await list.locator('[data-live="receivers"]').innerText()).toMatch(/krijg/)

  const { page: customers } = await visit(`${panel}/customers?kind=organisation`, { cookies: desk, scripts: false })
  await customers.getByRole('link', { name: /^Schrijf naar alle \d+ klanten$/ }).click()
  expect(await customers.locator('[data-live="receivers"]').innerText()).toMatch(/\d+ mensen krijgen dit/)
  await customers.locator('[name="subject.nl"]').fill('Dag')
  await customers.locator('[name="text.nl"]').fill('Beste {{firstName}}')
  await customers.getByRole('button', { name: 'Bekijk het bericht' }).click()
  await customers.getByRole('link', { name: 'Wijzig de tekst' }).click()
  expect(new URL(customers.url()).searchParams.get('foundCustomers')).toContain('kind=organisation')
})

test('a mail that did not arrive goes to a corrected address; a wrong one is refused at its field', async ({
  desk,
  visit,
  client,
}) => {
  const { rows } = await client.query<{ id: string }>(
    `insert into mails ("to", locale, data, held) select 'fout@deelnemer.test', 'nl', data, true from mails
     where sent_at is not null and not data->>'kind' = any($1) limit 1 returning id`,
    [Object.keys(secretLinkHours)],
  )
  const { page } = await visit(`${panel}/sent/${rows[0]?.id}`, { cookies: desk, width: 375, scripts: false })
  const form = page.locator('[data-form="mail-again"]')
  expect(await form.locator('[name="to"]').inputValue()).toBe('fout@deelnemer.test')
  await form.locator('[name="to"]').fill('juist@deelnemer')
  await form.locator('[type="submit"]').click()
  await form.locator('[data-error-for="to"]', { hasText: /\w/ }).waitFor()
  expect(await form.locator('[name="to"]').inputValue()).toBe('juist@deelnemer')
  await form.locator('[name="to"]').fill('juist@deelnemer.test')
  await form.locator('[type="submit"]').click()
  await page.locator('[data-snackbar="success"]').waitFor()
  const sent = async () => {
    const own = await client.query(`select "to", sent_at is not null as sent from mails where id = $1`, [rows[0]?.id])
    return own.rows[0]
  }
  await expect.poll(sent, { timeout: 20_000 }).toEqual({ to: 'juist@deelnemer.test', sent: true })
})

test('nobody else writes, and reads what was written', async ({ site, client, session }) => {
  for (const role of ['finance', 'rooms'] as const) {
    const cookies = await signInAtPanel(site.url, await newPanelAccount(client, 'STAFF', [role]))
    const { read } = panelAt(site.url, cookies)
    const { rows } = await client.query<{ id: string }>(`select id from mails where sent_at is not null limit 1`)
    for (const path of [`write?session=${session.id}`, `sent/${rows[0]?.id}`, `sent/${rows[0]?.id}/text`]) {
      expect((await read(`${panel}/${path}`)).status).toBe(303)
    }
    const mails = await (await read(`${panel}/mails`)).text()
    expect(mails).not.toContain('/control-panel/sent/')
  }
})
