import type { StoryIndex } from 'storybook/internal/types'
import { otherNames } from './other-names.ts'

/** Returns a text in lower case without accents. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Adds the words by which the search of Storybook finds a guide: the other names of its component, and all names without
 * accents. They are headings of the guide for Storybook, which searches those in addition to names and titles.
 */
export function addSearchWords(index: StoryIndex): StoryIndex {
  for (const entry of Object.values(index.entries)) {
    if (entry.type !== 'docs' || !entry.importPath.endsWith('.mdx')) continue
    const folder = /\/components\/([^/]+)\//.exec(entry.importPath)?.[1] ?? ''
    const names = [...entry.title.split(/[/(),]+/), ...(otherNames[folder] ?? [])].map((name) => name.trim())
    const words = new Set(names.filter(Boolean).flatMap((name) => [name, fold(name)]))
    entry.anchors = [...words].map((title) => ({ id: '', title }))
  }
  return index
}
