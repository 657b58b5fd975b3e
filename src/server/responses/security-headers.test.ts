import { expect, test } from 'vitest'
import { mollie } from '../../adapters/payments/mollie.ts'
import { pageSecurityHeaders } from './security-headers.ts'

test('forms may lead to the payment provider and to the site under its own name', () => {
  const formTargets = ['https://site.test', 'https://site.test', mollie({ apiKey: 'test_x' }).checkoutOrigin()]
  const headers = pageSecurityHeaders([], { secure: true, development: false, measuring: [], formTargets })
  const policy = headers['Content-Security-Policy']
  expect(policy).toContain("form-action 'self' https://site.test https://*.mollie.com;")
})

test('only in development a script of the page starts a worker of its own making', () => {
  const policyIn = (development: boolean) =>
    pageSecurityHeaders([], { secure: true, development, measuring: [], formTargets: [] })['Content-Security-Policy']
  expect(policyIn(true)).toContain("worker-src 'self' blob:")
  expect(policyIn(false)).not.toContain('blob:')
})

test('what counts visits is let in, and nothing is where none is configured', () => {
  const settings = { secure: true, development: false, formTargets: [] }
  const policyWith = (measuring: string[]) =>
    String(pageSecurityHeaders([], { ...settings, measuring })['Content-Security-Policy']).split('; ')
  const origin = 'https://count.test'
  const widened = policyWith([origin]).filter((directive) => directive.includes(origin))
  expect(widened).toEqual([
    `script-src 'self' ${origin}`,
    `img-src 'self' data: ${origin}`,
    `connect-src 'self' ${origin}`,
  ])
  expect(policyWith([])).toContain("script-src 'self'")
})
