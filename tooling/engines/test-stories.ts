import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { storybookFolder } from '../static-storybook/open-storybook.ts'
import type { Engine, EngineWindow } from './engine.ts'
import { openStories, runStory } from './run-story.ts'

interface Entry {
  id: string
  type: 'story' | 'docs'
  importPath: string
}

const { entries } = JSON.parse(readFileSync(resolve(storybookFolder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>
}
const stories = Object.values(entries).filter(
  ({ type, importPath }) => type === 'story' && importPath.startsWith('./packages/ui/'),
)
/** A story without a play, which every page shows first. */
const firstStory = stories.find(({ importPath }) => importPath.endsWith('/separator.stories.tsx')) as Entry

/** Declares a test for each story of the design system: it renders in an engine, and its play passes. */
export function testStories(engine: Engine): void {
  let window: EngineWindow
  const open = () => openStories(window, inject('storybook'), firstStory.id)
  beforeAll(async () => {
    window = await engine.start()
    await open()
  })
  afterAll(() => window?.close())

  // Not `test.each`, which shortens the names.
  for (const { id } of stories) {
    test(`${engine.name} runs ${id}`, async () => {
      const errors = await runStory(window, id)
      // A story that failed may leave an open overlay.
      if (errors.length > 0) await open()
      expect(errors).toEqual([])
    })
  }
}
