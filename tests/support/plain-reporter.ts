import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Minutes after which a run says what it hangs on, and ends. */
const longest = 75

/** A test that failed: what `npm test` runs again. */
interface Failure {
  /** From the project's folder. */
  file: string
  name: string
}

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
    let [passed, skipped] = [0, 0]
    const failures: Failure[] = []
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      const fail = (name: string) => failures.push({ file: module.relativeModuleId, name })
      for (const test of tests) {
        const { state } = test.result()
        if (state === 'passed') passed += 1
        else if (state === 'failed') fail(test.fullName)
        else skipped += 1
      }
      if (module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed'))
        fail('the file itself')
    }
    const failed = failures.length
    if (process.env.TEST_FAILURES) writeFileSync(process.env.TEST_FAILURES, JSON.stringify(failures))
    process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`)
  }
}
