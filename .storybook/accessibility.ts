/**
 * Checks every story with an engine besides axe, which runs in the accessibility addon of Storybook: HTML_CodeSniffer
 * with every test run, and IBM Equal Access, which takes ten times as long, with `npm test -- release:accessibility`. Exceptions, each
 * with its reason, are in tooling/accessibility/exceptions.ts.
 */
import { afterEach, inject, type TestContext } from 'vitest'
import { finishAnimations } from '../packages/ui/src/testing/finish-animations.ts'
import { runEngine } from '../tooling/accessibility/engines.ts'
import { judge } from '../tooling/accessibility/exceptions.ts'

const engine = inject('accessibilityEngine')
const sources = {
  ibm: () => import('accessibility-checker-engine/ace.js?raw'),
  htmlcs: () => import('html_codesniffer/build/HTMLCS.js?raw'),
}

// The scripts define global variables, which they would not as modules.
const script = document.createElement('script')
script.textContent = (await sources[engine]()).default
document.head.append(script)
script.remove()

afterEach(async ({ task }: TestContext) => {
  const meta = task.meta as { storyId?: string; usedExceptions?: number[] }
  if (!meta.storyId || task.result?.state === 'fail') return
  finishAnimations()
  // The page of the tests contains hidden elements of Storybook.
  const findings = (await runEngine(engine)).filter(({ element }) => !element.closest('.sb-wrapper'))
  const { violations, used } = judge(findings)
  meta.usedExceptions = used
  if (violations.length > 0) throw new Error(violations.join('\n'))
})
