import '@malote/api-client/pt-br'
import { afterAll } from 'vitest'
import { disposeAll } from './disposers.ts'

// Runs before each test file, so that this cleanup runs after those of the file.
afterAll(disposeAll)
