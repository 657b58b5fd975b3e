import { customerExamples } from './examples/customer.ts'
import { editorExamples } from './examples/editor.ts'
import type { Example } from './examples/example.ts'
import { visitorExamples } from './examples/visitor.ts'

/** What the playground opens on, a tab each. */
export const examples: readonly Example[] = [...visitorExamples, ...customerExamples, ...editorExamples]

/** Their documents are known ones, so they run where others are refused. */
export const exampleQueries = examples.map(({ query }) => query)
