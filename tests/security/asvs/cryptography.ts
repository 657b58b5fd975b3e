import type { Item } from './item.ts'

/** ASVS 5.0, V11. */
export const cryptography: Item[] = [
  [
    '11.1.1',
    2,
    'A policy for keys',
    { open: 'one signing secret a deployment, kept by whoever runs it; no written life cycle' },
  ],
  [
    '11.1.2',
    2,
    'An inventory of cryptography',
    {
      open: 'argon2id for passwords, HS256 for tokens, HMAC-SHA-256 for links and webhooks, SHA-256 for digests, AES-256-GCM for second factors and the key of badges, RS256 for badges; not kept as a document',
    },
  ],
  ['11.2.1', 2, 'Known libraries', { byDesign: 'node:crypto, jose and @node-rs/argon2' }],
  [
    '11.2.2',
    2,
    'Algorithms can be changed',
    {
      open: 'password hashes say their own parameters; a new JWT_SECRET ends all sessions at once, makes a new key for badges, and has second factors set up anew',
    },
  ],
  [
    '11.2.3',
    2,
    '128 bits at least',
    { byDesign: 'HMAC-SHA-256 with a secret of 32 bytes or more, AES-256, RSA of 2048 bits (112, as NIST has it)' },
  ],
  [
    '11.3.1',
    1,
    'No weak ciphers',
    { byDesign: 'AES-256-GCM alone (`second-factor.ts`, `sealed-key.ts`); TLS is the proxy’s' },
  ],
  [
    '11.3.2',
    1,
    'Approved ciphers',
    {
      provenBy: [
        ['tests/api/second-factors.test.ts', 'neither the secret nor a recovery code is in the database as it is'],
        ['tests/api/badges.test.ts', 'the private key is not readable where it lies'],
      ],
    },
  ],
  [
    '11.3.3',
    2,
    'Encryption with authentication',
    { byDesign: 'GCM with 96 random bits each time; the secret of a second factor is bound to its account' },
  ],
  ['11.4.1', 1, 'Approved hash functions', { byDesign: 'SHA-256; CRC-32 in gzip is no protection' }],
  [
    '11.4.2',
    2,
    'Passwords are stored slowly',
    {
      byDesign: 'argon2id with 19 MiB and two passes, the least that OWASP advises (`src/api/identity/passwords.ts`)',
    },
  ],
  ['11.4.3', 2, 'Hashes are long enough', { byDesign: '256 bits' }],
  ['11.4.4', 2, 'Keys derived from passwords', { notApplicable: 'none are' }],
  [
    '11.5.1',
    2,
    'Secrets are random',
    { byDesign: 'randomBytes of 32 bytes; session ids are no secrets, the signed tokens are' },
  ],
  [
    '11.6.1',
    2,
    'Approved key generation',
    {
      provenBy: [
        ['tests/api/badges.test.ts', 'is a credential of Open Badges 3.0, whose signature the published keys prove'],
      ],
    },
  ],
]
