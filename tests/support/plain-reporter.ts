import type { Reporter, TestModule } from 'vitest/node'

/** Ends the run with one plain line that any tool can read. */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    let [passed, failed, skipped] = [0, 0, 0]
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests()].length === 0) failed += 1
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') passed += 1
        else if (state === 'failed') failed += 1
        else skipped += 1
      }
    }
    process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`)
  }
}
