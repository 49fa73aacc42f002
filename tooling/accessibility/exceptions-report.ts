import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import { isCompleteRun } from '../run/is-complete-run.ts'
import type { Engine } from './engines.ts'
import { exceptions } from './exceptions.ts'

/** A Vitest reporter that fails a complete run when an exception applied to no story. */
export class ExceptionsReport implements Reporter {
  #vitest?: Vitest
  #used = new Set<number>()
  readonly #engine: Engine

  constructor(engine: Engine) {
    this.#engine = engine
  }

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  onTestCaseResult(test: TestCase) {
    const { usedExceptions = [] } = test.meta() as { usedExceptions?: number[] }
    for (const place of usedExceptions) this.#used.add(place)
  }

  async onTestRunEnd(modules: readonly TestModule[]) {
    if (!this.#vitest || !(await isCompleteRun(this.#vitest, modules))) return
    const unused = exceptions.filter(({ engine }, place) => engine === this.#engine && !this.#used.has(place))
    if (unused.length === 0) return
    const lines = unused.map(({ rule, selector }) => `${rule} ${selector}`)
    this.#vitest.logger.error(`\nExceptions of ${this.#engine} that apply to no story:\n${lines.join('\n')}\n`)
    process.exitCode = 1
  }
}
