/**
 * A Vitest reporter for screenshots: writes a page with before, after and difference, and removes baselines without a
 * story.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { TestArtifact } from 'vitest'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import { type Difference, renderDifferencesPage } from './differences-page.ts'
import { findStaleBaselines } from './stale-baselines.ts'

const root = resolve(import.meta.dirname, '../..')
export const baselines = resolve(root, '.storybook/baselines')
export const differences = resolve(root, '.malote/visual')

// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by the default export of its file.
export default class PictureReport implements Reporter {
  #vitest?: Vitest
  #found: Difference[] = []
  #stories = new Set<string>()

  onInit(vitest: Vitest) {
    this.#vitest = vitest
    rmSync(differences, { recursive: true, force: true })
  }

  onTestCaseArtifactRecord(test: TestCase, artifact: TestArtifact) {
    if (artifact.type !== 'internal:toMatchScreenshot') return
    const pictures = artifact.attachments.map(({ name, path }) => ({ name, path: relative(differences, path ?? '') }))
    this.#found.push({ story: test.fullName, message: artifact.message, pictures })
  }

  /** The data that a story reports is available when it ends, and no longer when the run ends. */
  onTestCaseResult(test: TestCase) {
    const { storyId } = test.meta() as { storyId?: string }
    if (storyId) this.#stories.add(storyId)
  }

  async onTestRunEnd(modules: readonly TestModule[]) {
    this.#tellDifferences()
    if (this.#stories.size > 0 && (await this.#isWholeRun(modules))) this.#tellStale()
  }

  #tellDifferences() {
    if (this.#found.length === 0) return
    const page = resolve(differences, 'index.html')
    mkdirSync(differences, { recursive: true })
    writeFileSync(page, renderDifferencesPage(this.#found))
    const count = `${this.#found.length} ${this.#found.length === 1 ? 'picture differs' : 'pictures differ'}`
    this.#vitest?.logger.error(`\n${count} from the baseline. Before, after and difference: ${relative(root, page)}`)
    this.#vitest?.logger.error('If the change is wanted: pnpm visual:update, look at the pictures, commit them.\n')
  }

  /** Baselines are only removed when every story has run and passed. */
  async #isWholeRun(modules: readonly TestModule[]): Promise<boolean> {
    const all = await this.#vitest?.globTestSpecifications()
    const isFiltered = modules.length !== all?.length || this.#vitest?.config.testNamePattern !== undefined
    return !isFiltered && modules.every((module) => module.ok())
  }

  #tellStale() {
    const stale = findStaleBaselines(readdirSync(baselines), [...this.#stories])
    if (stale.length === 0) return
    if (this.#vitest?.config.snapshotOptions.updateSnapshot === 'all') {
      for (const file of stale) rmSync(resolve(baselines, file))
      return
    }
    this.#vitest?.logger.error(`\nBaselines without a story (pnpm visual:update removes them): ${stale.join(', ')}\n`)
    process.exitCode = 1
  }
}
