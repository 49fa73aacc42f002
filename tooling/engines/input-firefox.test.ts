import { firefox } from './firefox.ts'
import { testInput } from './test-input.ts'

testInput(firefox)
