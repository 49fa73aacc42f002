import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import { isCompleteRun } from '../run/is-complete-run.ts'
import { renderDifferencesPage } from './differences-page.ts'
import type { PictureRun } from './picture-run.ts'

/**
 * A Vitest reporter for the pictures of a run: writes a page with before, after and difference, finishes the sheets of
 * each file of stories, and fails when a cell has no story.
 */
export class PictureReport implements Reporter {
  #vitest?: Vitest
  #sheets = new Map<string, Set<string>>()
  #finishing: Promise<void>[] = []
  readonly #run: PictureRun
  readonly #folder: string

  constructor(run: PictureRun, folder: string) {
    this.#run = run
    this.#folder = folder
  }

  onInit(vitest: Vitest) {
    this.#vitest = vitest
    this.#run.start(vitest.config.snapshotOptions.updateSnapshot === 'all')
  }

  /** The data that a story reports is available when it ends, and no longer when the run ends. */
  onTestCaseResult(test: TestCase) {
    const { storyId } = test.meta() as { storyId?: string }
    if (!storyId) return
    const sheets = this.#sheets.get(test.module.moduleId) ?? new Set()
    this.#sheets.set(test.module.moduleId, sheets)
    for (const sheet of this.#run.listSheets(storyId)) sheets.add(sheet)
  }

  onTestModuleEnd(module: TestModule) {
    const isComplete = [...module.children.allTests()].every((test) => test.result().state === 'passed')
    const sheets = this.#sheets.get(module.moduleId) ?? []
    this.#finishing.push(this.#run.finishSheets(sheets, isComplete))
  }

  async onTestRunEnd(modules: readonly TestModule[]) {
    await Promise.all(this.#finishing)
    // A sheet is only stale when every story has run and passed.
    const isComplete = this.#vitest !== undefined && (await isCompleteRun(this.#vitest, modules))
    if (this.#sheets.size > 0 && isComplete) this.#run.finishRun()
    this.#reportDifferences()
    this.#reportStale()
  }

  #reportDifferences() {
    const { differences } = this.#run
    if (differences.length === 0) return
    const page = join(this.#folder, 'index.html')
    mkdirSync(this.#folder, { recursive: true })
    writeFileSync(page, renderDifferencesPage(differences))
    const count = `${differences.length} ${differences.length === 1 ? 'picture differs' : 'pictures differ'}`
    this.#vitest?.logger.error(`\n${count}. Before, after and difference: ${relative(process.cwd(), page)}`)
    this.#vitest?.logger.error('If the change is wanted: pnpm visual:update, look at the pictures, commit them.\n')
  }

  #reportStale() {
    const { stale } = this.#run
    if (stale.length === 0) return
    this.#vitest?.logger.error(`\nPictures without a story (pnpm visual:update removes them):\n${stale.join('\n')}\n`)
    process.exitCode = 1
  }
}
