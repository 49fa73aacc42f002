import { afterAll, vi } from 'vitest'

// Test files share modules and global variables, so each file ends with the original ones.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
