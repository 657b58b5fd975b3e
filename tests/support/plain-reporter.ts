import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Minutes after which a run says what it hangs on, and ends. */
const longest = 40

/** Ends the run with one plain line that any tool can read, also a run that would never end. */
export default class PlainReporter implements Reporter {
  readonly #inFlight = new Map<TestModule, string>()

  onTestRunStart() {
    setTimeout(() => {
      const places = [...this.#inFlight].map(([module, test]) => `${module.relativeModuleId}: ${test}`)
      process.stderr.write(`\nNot ended after ${longest} minutes, in\n${places.join('\n')}\n`)
      process.exit(1)
    }, longest * 60_000).unref()
  }

  onTestModuleStart(module: TestModule) {
    this.#inFlight.set(module, 'before its tests')
  }

  onTestCaseReady(test: TestCase) {
    this.#inFlight.set(test.module, test.fullName)
  }

  onTestModuleEnd(module: TestModule) {
    this.#inFlight.delete(module)
  }

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
