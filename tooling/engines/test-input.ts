import { afterAll, beforeAll, describe } from 'vitest'
import type { Engine } from './engine.ts'
import { Page } from './page.ts'
import { testFocus } from './test-focus.ts'
import { testForms } from './test-forms.ts'
import { testLoading } from './test-loading.ts'
import { testOverlays } from './test-overlays.ts'
import { testPointer } from './test-pointer.ts'
import { testTyping } from './test-typing.ts'

/** Declares the tests with real keys and pointers on the pages of `pages/`. */
export function testInput(engine: Engine): void {
  describe(engine.name, () => {
    let page: Page
    beforeAll(async () => {
      page = new Page(await engine.start())
    })
    afterAll(() => page?.window.close())

    testTyping(() => page)
    testForms(() => page)
    testOverlays(() => page)
    testLoading(() => page)
    testFocus(() => page)
    testPointer(() => page)
  })
}
