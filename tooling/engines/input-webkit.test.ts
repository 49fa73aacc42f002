import { testInput } from './test-input.ts'
import { webkit } from './webkit.ts'

testInput(webkit)
