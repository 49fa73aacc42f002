import '@malote/api-client/pt-br'
import { afterAll } from 'vitest'
import { endAll } from './disposers.ts'

// Runs before each test file, so that this stands around all that the file says itself.
afterAll(endAll)
