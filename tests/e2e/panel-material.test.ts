import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { signInAtPanel } from '../support/panel.ts'
import { test } from '../support/participants-page.ts'
import { taughtMaterial } from '../support/session-files.ts'
import { violationsIn } from '../support/violations.ts'

test.for([true, false])(
  'the desk adds material to a session and removes it after a question, with scripts: %s',
  async (scripts, { visit, api, site }) => {
    const { session, file, ofSession, staff } = await taughtMaterial(api)
    const address = `/control-panel/sessions/${session}/material/${file}`
    expect((await fetch(site.url + address, { redirect: 'manual' })).status).toBe(303)
    const cookies = await signInAtPanel(site.url, 'staff@leerplein.test')
    const { page: panel } = await visit(`/control-panel/sessions/${session}`, { cookies, width: 1440, scripts })
    const kept = panel.locator('section', { has: panel.locator('#material-title') })
    await kept
      .locator('[name="file"]')
      .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Plan') })
    await kept.getByRole('button', { name: 'Voeg toe' }).click()
    await kept.getByRole('link', { name: 'plan.txt', exact: true }).waitFor()
    expect(await kept.locator(`[data-id="${file}"]`).textContent()).toContain('Karim Benali')
    if (scripts) expect(await violationsIn(panel)).toEqual([])
    const [own] = await Promise.all([
      panel.waitForEvent('download'),
      kept.getByRole('link', { name: 'plan.txt', exact: true }).click(),
    ])
    expect(await readFile(await own.path(), 'utf8')).toBe('Plan')
    await kept.getByRole('link', { name: 'Verwijderen: oefening.txt' }).click()
    await panel.getByText('oefening.txt verwijderen?').waitFor()
    await panel.locator('form[data-form="session-material-remove"]').getByRole('button').click()
    await panel.getByText('Materiaal verwijderd: oefening.txt').waitFor()
    expect((await api.get(ofSession, staff)).body).toMatchObject([{ name: 'plan.txt' }])
  },
)
