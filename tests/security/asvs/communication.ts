import type { Item } from './item.ts'

/** ASVS 5.0, V12. */
export const communication: Item[] = [
  ['12.1.1', 1, 'TLS 1.2 or 1.3 only', { open: 'by deployment: a proxy in front speaks TLS' }],
  ['12.1.2', 2, 'Strong cipher suites', { open: 'by deployment: the proxy’s' }],
  ['12.1.3', 2, 'Client certificates', { notApplicable: 'none are used' }],
  [
    '12.2.1',
    1,
    'TLS for everything from outside',
    { open: 'by deployment; with PUBLIC_URL in https cookies are Secure and HSTS is sent' },
  ],
  ['12.2.2', 1, 'Trusted certificates', { open: 'by deployment: the proxy’s' }],
  [
    '12.3.1',
    2,
    'TLS to other services',
    { open: 'SMTP, S3 and PostgreSQL are reached as their addresses say; Mollie by https alone' },
  ],
  ['12.3.2', 2, 'Certificates of others are checked', { byDesign: 'Node’s own checks, switched off nowhere' }],
  [
    '12.3.3',
    2,
    'TLS between own services',
    { open: 'by default there is one process; API_URL may be http in a network of one’s own' },
  ],
  ['12.3.4', 2, 'Certificates between own services', { open: 'by deployment' }],
]
