import { describe, expect } from 'vitest'
import { reading as test } from '../support/site.ts'

describe('the rooms', () => {
  test.for([
    ['/facilities', 'Zaal Cirkel', 'tot 30 personen', 'Vraag Zaal Cirkel aan', '/facilitiesBooking?room=circle'],
    ['/en/facilities', 'Circle room', 'up to 30 people', 'Request Circle room', '/en/facilitiesBooking?room=circle'],
    [
      '/fr/facilities',
      'Salle Cercle',
      'jusqu’à 30 personnes',
      'Demander\u00a0: Salle Cercle',
      '/fr/facilitiesBooking?room=circle',
    ],
  ] as const)('%s tells what a room holds and costs, and leads to a request for it', async (expected, { visit }) => {
    const [path, name, capacity, request, address] = expected
    const { page } = await visit(path, { scripts: false })
    const room = page.locator('[data-room="circle"]')
    expect(await room.getByRole('heading').textContent()).toBe(name)
    const text = (await room.textContent()) ?? ''
    expect(text).toContain(capacity)
    expect(text).toMatch(/€\s?210.*254,10|210\s?€.*254,10|€210.*254\.10/)
    expect(await room.getByRole('link', { name: request }).getAttribute('href')).toBe(address)
    expect(await page.locator('[data-room]').count()).toBe(6)
  })
})
