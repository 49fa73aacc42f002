import { baselineName } from './baseline-name.ts'

/** @returns the baseline files that belong to none of the stories. */
export function withoutStory(files: readonly string[], stories: readonly string[]): string[] {
  const known = new Set(stories.flatMap((id) => ['claro', 'escuro'].map((theme) => `${baselineName(id, theme)}.png`)))
  return files.filter((file) => !known.has(file))
}
