import { firefox } from './firefox.ts'
import { testStories } from './test-stories.ts'

testStories(firefox)
