import { readFile } from 'node:fs/promises'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints the page at the time of a failure, for environments without access to the result folder. */
// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by the default export of its file.
export default class PageReporter implements Reporter {
  readonly #pages: string[] = []

  async onTestEnd({ title }: TestCase, { attachments }: TestResult): Promise<void> {
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || !path) continue
      this.#pages.push(`${title}\n\n${await readFile(path, 'utf8')}`)
    }
  }

  onEnd(): void {
    for (const page of this.#pages) process.stdout.write(`\nThe page after: ${page}\n`)
  }
}
