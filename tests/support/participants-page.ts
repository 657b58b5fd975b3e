import { jwtSecret } from './account-headers.ts'
import { apiOn } from './api.ts'
import type { Cookies } from './cookies.ts'
import { administer } from './memberships.ts'
import { test as siteTest, siteWith } from './site.ts'
import { type Customer, newCustomer, newStudents } from './training.ts'

export const participantsPath = '/my-account/participants'

/** The cookies of whoever those headers speak for. */
export const cookiesFor = ({ headers }: Pick<Customer, 'headers'>): Cookies =>
  new Map([
    ['accessToken', String(headers.Authorization).replace('Bearer ', '')],
    ['role', 'CONTACT'],
  ])

/** `api` stands on the site's own database; `customer` is new to each test, its participants are Jan Peeters 0, 1, 2. */
export const test = siteTest
  .extend('site', { scope: 'file' }, siteWith({ JWT_SECRET: jwtSecret }))
  .extend('api', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const api = apiOn(database.url, database.filesDir)
    onCleanup(() => api.stop())
    return api
  })
  .extend('customer', async ({ api }) => {
    return async (count = 3, options: Parameters<typeof newCustomer>[1] = {}) => {
      const customer = await newCustomer(api, options)
      const students = count > 0 ? await newStudents(api, customer, count) : []
      return { ...customer, students, cookies: cookiesFor(customer) }
    }
  })
  .extend('administrator', async ({ api }) => {
    return async () => {
      const customer = await newCustomer(api)
      await administer(api, [customer.id])
      return { ...customer, cookies: cookiesFor(customer) }
    }
  })
  .extend('post', async ({ site }) => {
    /** A form as a browser without scripts sends it. */
    return (path: string, cookies: Cookies, fields: Record<string, string | string[]>) => {
      const entries = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]))
      return fetch(site.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          origin: site.url,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(entries),
      })
    }
  })
