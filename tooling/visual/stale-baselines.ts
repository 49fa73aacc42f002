import { baselineName } from './baseline-name.ts'

/** @returns the baseline files without a story. */
export function withoutStory(files: readonly string[], stories: readonly string[]): string[] {
  const known = new Set(stories.flatMap((id) => ['claro', 'escuro'].map((theme) => `${baselineName(id, theme)}.png`)))
  return files.filter((file) => !known.has(file))
}
