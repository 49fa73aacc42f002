import '@malote/api-client/pt-br'
import { afterAll } from 'vitest'
import { endAll } from './disposers.ts'

// Runs before each test file, so that this cleanup runs after those of the file.
afterAll(endAll)
