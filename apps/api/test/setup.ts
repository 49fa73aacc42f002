import '@malote/api-client/pt-br'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { finishFile, finishTest, startTest } from './disposers.ts'

// Runs before each test file, so its `beforeEach` runs before those of the file, and its cleanups run after them.
beforeEach(startTest)
afterEach(finishTest)
afterAll(finishFile)
