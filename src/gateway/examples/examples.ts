import { customerExamples } from './customer.ts'
import { editorExamples } from './editor.ts'
import type { Example } from './example.ts'
import { visitorExamples } from './visitor.ts'

/** What the playground opens on, a tab each. */
export const examples: readonly Example[] = [...visitorExamples, ...customerExamples, ...editorExamples]

/** Their documents are known ones, so they run where others are refused. */
export const exampleQueries = examples.map(({ query }) => query)
