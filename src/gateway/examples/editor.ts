import type { Example } from './example.ts'

/** What editors do; staff do that and the rest. */
export const editorExamples: Example[] = [
  {
    as: 'editor@leerplein.test',
    variables: {
      input: {
        version: 1,
        data: {
          nl: { title: 'Voorwaarden', seoDescription: 'Wat wij beloven.' },
          en: { title: 'Terms', seoDescription: 'What we promise.' },
          fr: { title: 'Conditions', seoDescription: 'Nos promesses.' },
        },
        layout: [{ id: 'text', block: 'rich-text', data: { nl: { title: 'Voorwaarden', text: 'Eerlijk.' } } }],
      },
      version: 2,
    },
    query: `# The newest draft of a page, and its versions.
query Draft {
  staticContent(type: "disclaimer", draft: true) {
    ... on DisclaimerContent { version updatedAt data { nl { title seoDescription } } layout { __typename } }
  }
  staticContentVersions(type: "disclaimer") { items { version state author createdAt publishedAt } }
}

# Saved only if nobody saved since the version it was read at.
mutation SaveDraft($input: StaticContentSave_Input!) {
  saveStaticContent(type: "disclaimer", input: $input) { ... on DisclaimerContent { version } }
}

mutation Publish($version: Int!) {
  publishStaticContent(type: "disclaimer", input: { version: $version, locales: [nl, en, fr] }) {
    ... on DisclaimerContent { version updatedAt }
  }
}

mutation AddQuestion {
  createFaq(input: { question: { nl: "Is er koffie?" }, answer: { nl: "Altijd." }, sequence: 99 }) { _id sequence }
}
`,
  },
]
