import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { codaFile } from '../../src/adapters/bank-files/write-coda.ts'
import { organisations, registrations, sessions } from '../../src/db/tables.ts'
import { brusselsDay } from '../../src/domain/days.ts'
import { signInAtPanel } from '../support/panel.ts'
import { test } from '../support/participants-page.ts'
import { billedInFlanders, subsidisedSession } from '../support/training.ts'

const ways = [
  {
    prefix: '',
    button: 'Schrijf 6 deelnemers in met betalingsverplichting: we sturen een factuur',
    /** What the firm and the agency send: each its own share. */
    sent: ({ own, aid }: { own: number; aid: number }) => [own, aid],
  },
  {
    prefix: '/fr',
    button: 'Inscrire 6 participants avec obligation de paiement\u00a0: nous envoyons une facture',
    /** The wallet pays all but the VAT. */
    sent: ({ vat, net }: { vat: number; net: number }) => [vat, net],
  },
]

test.for(ways)(
  'six on the kmo-portefeuille, with a number of the firm’s own: what the bank wrote down settles it, and nobody types an amount: $prefix',
  async ({ prefix, button, sent }, { visit, customer, api, site }) => {
    const { cookies, students, headers, organisation, email } = await customer(6)
    await api.db
      .update(organisations)
      .set({ enterpriseSize: 'small' })
      .where(eq(organisations.id, String(organisation)))
    const session = await subsidisedSession(api)
    const invoice = { ...billedInFlanders, reference: 'PO 2026/117' }
    await api.send('PATCH', `/registration-drafts/${session}`, { students, invoice }, headers)
    const [row] = await api.db.select().from(sessions).where(eq(sessions.id, session))
    const address = `${prefix}/courses/${row?.courseId}/register/${session}?step=confirmation`
    const { page } = await visit(address, { cookies, width: 375, scripts: false })
    await page.locator('[name="payment"][value="subsidy"]').check()
    await page.locator('[name="agreedToTerms"]').check()
    await page.getByRole('button', { name: button }).click()
    await page.locator('[data-status="subsidy"]').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

    const staff = await api.as('STAFF')
    const [made] = await api.db.select().from(registrations).where(eq(registrations.sessionId, session))
    const [billed] = (await api.get(`/invoices?registration=${made?.id}`, staff)).body.items
    expect(billed).toMatchObject({ reference: 'PO 2026/117', status: 'open' })
    const shares = new Map<string, number>(
      billed.shares.map(({ payer, open }: { payer: string; open: number }) => [payer, open]),
    )
    const [own = 0, aid = 0] = [shares.get('customer'), shares.get('agency')]
    const [first = 0, second = 0] = sent({ own, aid, vat: billed.vat, net: billed.net })
    const reference = String(billed.paymentReference).replaceAll(/\D/g, '')
    const day = brusselsDay(new Date())
    const id = () => crypto.randomUUID().slice(0, 20)
    const movement = (amount: number, name: string) => ({ day, amount, name, reference, id: id() })
    const movements = [movement(first, 'Klant bv'), movement(second, 'VLAIO kmo-portefeuille')]
    const number = 500 + ways.findIndex((way) => way.prefix === prefix)
    const buffer = codaFile([{ number, day, opening: 1_000_00, movements }])

    const desk = await visit('/control-panel/bank', {
      cookies: await signInAtPanel(site.url, 'staff@leerplein.test'),
      scripts: false,
    })
    const form = desk.page.locator('[data-form="bank-file"]')
    if (!(await form.isVisible())) await desk.page.locator('[data-opener] summary').click()
    await form.locator('[name="file"]').setInputFiles({ name: 'uittreksel.cod', mimeType: 'text/plain', buffer })
    await form.locator('[type="submit"]').click()
    await desk.page.locator('[data-snackbar="success"]').waitFor()

    await expect
      .poll(async () => (await api.get(`/invoices/${billed._id}`, staff)).body)
      .toMatchObject({ status: 'paid', owed: 0, shares: [{ open: 0 }, { open: 0 }] })
    expect((await api.get(`/registrations/${made?.id}`, staff)).body.status).toBe('paid')
    expect((await api.mailsTo(email)).map(({ data }) => data.kind)).toContain('registration-subsidy')
    await page.goto(`${site.url}${prefix}/my-account/invoice-data`)
    expect(await page.locator(`[data-due][data-id="${billed._id}"]`).count()).toBe(0)
    await page.locator(`tbody tr[data-id="${billed._id}"] [data-status="paid"]`).waitFor()
    expect((await api.get('/account-statements/mine', headers)).body).toMatchObject({ open: 0, credit: 0 })
  },
)
