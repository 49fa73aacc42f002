import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import '../../packages/ui/src/styles/styles.css'

// A test that changes the window or the size of texts must not change the next one, also when it fails.
afterEach(async () => {
  document.documentElement.style.removeProperty('font-size')
  if (innerWidth !== 1280 || innerHeight !== 800) await page.viewport(1280, 800)
})
