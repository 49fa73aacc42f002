import { testStories } from './test-stories.ts'
import { webkit } from './webkit.ts'

testStories(webkit)
