import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type PanelRole, roleOf } from '../../src/domain/visitor.ts'
import { panelPages } from '../../src/panel/pages.ts'
import { panelAddresses } from '../support/access/panel-addresses.ts'
import { newPanelAccount, panelAt, signInAtPanel } from '../support/panel.ts'
import { test } from '../support/site.ts'

const rows = panelAddresses
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/))
const addresses = rows.map(([address = '', ...roles]) => ({ address, roles }))

/** Whoever is in comes to these too, and is led on. */
const doors = ['/control-panel/login', '/control-panel/logout']

test('every address of the control panel has its line, and none that is gone', () => {
  const known = panelPages.map(({ path }) => path).filter((path) => !doors.includes(path))
  expect(addresses.map(({ address }) => address).toSorted()).toEqual(known.toSorted())
})

/** An address with something in the place of its names: its page need not exist to have a door. */
const filledIn = (address: string) =>
  address
    .replaceAll(':type', 'homepage')
    .replaceAll(':kind', 'student')
    .replaceAll(/:(?:id|kept|dropped|file|former|student)/g, () => randomUUID())
    .replaceAll(':call', 'draft')

test.for<Exclude<PanelRole, 'administrator'>>(['editor', 'desk', 'finance', 'rooms', 'trainer'])(
  'what %s opens of pages, files and calls is what is written by hand; every other one is closed',
  async (role, { site, client }) => {
    const email = await newPanelAccount(client, roleOf([role]), [role])
    const { read } = panelAt(site.url, await signInAtPanel(site.url, email))
    const wrong = await Promise.all(
      addresses.map(async ({ address, roles }) => {
        const answer = await read(filledIn(address))
        await answer.body?.cancel()
        // What scripts ask is refused: it leads nowhere.
        const isClosed = answer.status === 403 || answer.headers.get('location') === '/control-panel?said=not-yours'
        const isRight = answer.status < 500 && isClosed === !roles.includes(role)
        return isRight ? [] : [`${address}: ${answer.status} ${answer.headers.get('location') ?? ''}`]
      }),
    )
    expect(wrong.flat()).toEqual([])
  },
)

test('who is not in opens none of them, whatever it is', async ({ site }) => {
  const { read } = panelAt(site.url)
  const wrong = await Promise.all(
    addresses.map(async ({ address }) => {
      const answer = await read(filledIn(address))
      await answer.body?.cancel()
      const isAsked = answer.status === 303 && (answer.headers.get('location') ?? '').startsWith('/control-panel/login')
      return isAsked || answer.status === 401 ? [] : [`${address}: ${answer.status}`]
    }),
  )
  expect(wrong.flat()).toEqual([])
})
