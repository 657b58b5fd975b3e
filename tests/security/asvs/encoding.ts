import type { Item } from './item.ts'

/** ASVS 5.0, V1. */
export const encoding: Item[] = [
  [
    '1.1.1',
    2,
    'Input is decoded once, before it is checked',
    { byDesign: 'Hono decodes paths and queries once; bodies are parsed once by the schema that checks them' },
  ],
  [
    '1.1.2',
    2,
    'Escaping happens last, where text becomes HTML, SQL or a mail',
    {
      provenBy: [
        ['src/ui/markdown-html.test.ts', 'runs nothing that an editor pastes'],
        ['tests/api/mail.test.ts', 'is told nothing by what was typed into a form'],
        ['tests/security/script-text.test.ts', 'in mails it is text, and no line of their heads'],
      ],
    },
  ],
  [
    '1.2.1',
    1,
    'Text is escaped for HTML, XML and headers',
    {
      provenBy: [
        ['src/ui/markdown-html.test.ts', 'runs nothing that an editor pastes'],
        ['tests/security/script-text.test.ts', 'on the pages of the account it is text, without scripts'],
        ['tests/security/script-text.test.ts', 'in PDFs and in the invoice for programs it is text'],
        ['tests/api/random-bodies.test.ts', 'whatever is sent, the answer is calm'],
      ],
    },
  ],
  [
    '1.2.2',
    1,
    'URLs are built with escaped parts and safe protocols',
    { provenBy: [['tests/gateway/links.test.ts', 'an id stays one part of the REST path']] },
  ],
  [
    '1.2.3',
    1,
    'JSON inside a page cannot become script',
    { byDesign: '`scriptJson` in src/site/render/blocks.tsx writes every < of JSON in a page as an escape' },
  ],
  [
    '1.2.4',
    1,
    'Queries have parameters',
    {
      provenBy: [['tests/security/input.test.ts', 'a filter, a search and an id are values, whatever stands in them']],
    },
  ],
  [
    '1.2.5',
    1,
    'No command of the system is built from input',
    { byDesign: 'only src/launch and src/db/embedded-server.ts start processes, with fixed arguments and no shell' },
  ],
  ['1.2.6', 2, 'LDAP', { notApplicable: 'no directory is queried' }],
  ['1.2.7', 2, 'XPath', { notApplicable: 'no XPath' }],
  ['1.2.8', 2, 'LaTeX', { notApplicable: 'PDFs are made by pdfmake, not LaTeX' }],
  [
    '1.2.9',
    2,
    'Input in a regular expression is escaped',
    { byDesign: 'no regular expression is made of input; LIKE patterns go through escapeLike' },
  ],
  [
    '1.3.1',
    1,
    'HTML of editors is sanitized',
    { provenBy: [['src/ui/markdown-html.test.ts', 'runs nothing that an editor pastes']] },
  ],
  ['1.3.2', 1, 'No eval of input', { provenBy: [['tests/e2e/http.test.ts', '%s runs no script but its own']] }],
  [
    '1.3.3',
    2,
    'What goes to a dangerous place is limited first',
    {
      provenBy: [
        ['tests/api/resources.test.ts', 'what callers send is never longer, odder or more than a field takes'],
      ],
    },
  ],
  [
    '1.3.4',
    2,
    'Uploaded SVG runs nothing',
    {
      provenBy: [
        ['tests/api/files.test.ts', 'keeps several files, with the type of their bytes and not of their names'],
      ],
    },
  ],
  [
    '1.3.5',
    2,
    'Markdown and style languages run nothing',
    { provenBy: [['src/ui/markdown-html.test.ts', 'runs nothing that an editor pastes']] },
  ],
  [
    '1.3.6',
    2,
    'Nobody makes the server call an address',
    { byDesign: 'outgoing calls go to configured addresses only (SMTP, S3, Mollie, API_URL); none is made of input' },
  ],
  ['1.3.7', 2, 'Templates are not made of input', { byDesign: 'mails, PDFs and pages are functions in the sources' }],
  ['1.3.8', 2, 'JNDI', { notApplicable: 'no Java' }],
  ['1.3.9', 2, 'memcache', { notApplicable: 'no memcache' }],
  ['1.3.10', 2, 'Format strings', { notApplicable: 'the language has none that read memory' }],
  [
    '1.3.11',
    2,
    'Mail headers cannot be injected',
    { provenBy: [['tests/api/mail.test.ts', 'is told nothing by what was typed into a form']] },
  ],
  ['1.4.1', 2, 'Memory-safe strings', { byDesign: 'TypeScript' }],
  [
    '1.4.2',
    2,
    'Numbers stay in range',
    {
      provenBy: [
        ['tests/api/resources.test.ts', 'what callers send is never longer, odder or more than a field takes'],
      ],
    },
  ],
  [
    '1.4.3',
    2,
    'Memory is given back',
    { provenBy: [['src/cache/store.test.ts', 'nothing of what has gone stays behind']] },
  ],
  [
    '1.5.1',
    1,
    'XML parsers load nothing from outside',
    {
      provenBy: [
        ['tests/api/student-upload.test.ts', 'that is none, or claims more than any has, is refused and hurts nobody'],
      ],
    },
  ],
  [
    '1.5.2',
    2,
    'Deserializing makes plain values only',
    { provenBy: [['tests/security/input.test.ts', 'a body cannot reach into what all objects share']] },
  ],
]
