import { chromium } from './chromium.ts'
import { testInput } from './test-input.ts'

testInput(chromium)
