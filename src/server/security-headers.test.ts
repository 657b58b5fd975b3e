import { expect, test } from 'vitest'
import { mollie } from '../adapters/payments/mollie.ts'
import { pageSecurityHeaders } from './security-headers.ts'

test('forms may lead to the payment provider and to the site under its own name', () => {
  const formTargets = ['https://site.test', 'https://site.test', mollie({ apiKey: 'test_x' }).checkoutOrigin()]
  const headers = pageSecurityHeaders([], { secure: true, development: false, formTargets })
  const policy = headers['Content-Security-Policy']
  expect(policy).toContain("form-action 'self' https://site.test https://*.mollie.com;")
})
