import '@malote/api-client/pt-br'
import { afterAll, beforeEach, onTestFinished } from 'vitest'
import { finishFile, finishTest, startTest } from './disposers.ts'

// Runs before each test file, so these cleanups run after those of the file. The cleanup of a test runs after all others
// that the test registers: a process stops before its database is dropped.
beforeEach(() => {
  startTest()
  onTestFinished(finishTest)
})
afterAll(finishFile)
