import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { NoResponse } from '../support/calls.ts'
import { goOn, type Journey, newJourney } from '../support/journeys.ts'
import { expectKept, expectMails, expectOnce } from '../support/kept-writes.ts'
import { ownDatabase } from '../support/own-database.ts'
import { temporaryDatabase } from '../support/postgres.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'
import { openWorld, type World } from '../support/world.ts'

const clients = 10
const enough = 15

/** Customers come one after another, ten at a time; when enough are through, `kill` strikes amid the calls of the others. */
async function loadUntil(kill: () => Promise<unknown>, site: ServerProcess, world: World): Promise<Journey[]> {
  const journeys: Journey[] = []
  const finished = () => journeys.filter(({ isFinished }) => isFinished).length
  let unanswered = 0
  let isOver = false
  async function customers(by: Journey['by']) {
    while (!isOver) {
      const journey = newJourney(by)
      journeys.push(journey)
      try {
        await goOn(site, world, journey)
      } catch (error) {
        if (!(error instanceof NoResponse)) throw error
        unanswered += 1
        return
      }
    }
  }
  const all = Promise.all(Array.from({ length: clients }, (_, index) => customers(index % 2 ? 'payer' : 'partner')))
  const strike = async () => {
    while (finished() < enough) await sleep(2)
    await sleep(Math.random() * 50)
    await kill()
    isOver = true
  }
  await Promise.race([strike(), all])
  await all
  expect(unanswered).toBeGreaterThan(0)
  return journeys
}

async function ready(site: ServerProcess): Promise<ServerProcess> {
  const status = async () => (await fetch(`${site.url}/health/ready`).catch(() => null))?.status ?? site.errors()
  await expect.poll(status).toBe(200)
  return site
}

interface Fault {
  strike(site: ServerProcess): Promise<unknown>
  /** The site on the same data; the same one where it outlived its database. */
  restart(site: ServerProcess): Promise<ServerProcess>
}

/** Fault after fault under load, on one set of data. */
async function survive(start: () => Promise<ServerProcess>, faults: Fault[], databaseUrl: () => string) {
  let site = await ready(await start())
  onTestFinished(async () => {
    await site.stop()
  })
  const world = await openWorld(site)
  const journeys: Journey[] = []
  for (const { strike, restart } of faults) {
    const running = site
    journeys.push(...(await loadUntil(() => strike(running), running, world)))
    site = await ready(await restart(running))
    await expectKept(site, world, journeys)
    await Promise.all(journeys.map((journey) => goOn(site, world, journey)))
    await expectOnce(site, world, journeys)
  }
  await expectMails(databaseUrl(), site, world, journeys)
}

const settings = { LOG_LEVEL: 'fatal', PUBLIC_URL: 'http://site.test' }

function dataFolder(): string {
  const folder = temporaryFolder()
  onTestFinished(folder.remove)
  return folder.path
}

test('kill -9 on a served database loses nothing that was acknowledged, and doubles nothing', async () => {
  const database = await temporaryDatabase('seeded')
  onTestFinished(database.drop)
  const folder = dataFolder()
  const start = () => startServer({ ...settings, DATABASE_URL: database.url, DATA_DIR: folder })
  const process: Fault = { strike: (site) => site.kill(), restart: start }
  await survive(start, [process, process], () => database.url)
}, 400_000)

test('kill -9 of the process, its own database, or both loses nothing that was acknowledged, and doubles nothing', async () => {
  const folder = dataFolder()
  const start = () => startServer({ ...settings, DATA_DIR: folder })
  const killDatabase = async () => process.kill(ownDatabase(folder).pid, 'SIGKILL')
  const faults: Fault[] = [
    { strike: (site) => site.kill(), restart: start },
    { strike: killDatabase, restart: async (site) => site },
    { strike: (site) => Promise.all([killDatabase(), site.kill()]), restart: start },
  ]
  await survive(start, faults, () => ownDatabase(folder).url)
}, 400_000)
