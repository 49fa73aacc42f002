import { getBaselineName } from './baseline-name.ts'

/** @returns the baseline files without a story. */
export function findStaleBaselines(files: readonly string[], stories: readonly string[]): string[] {
  const expectedFiles = new Set(
    stories.flatMap((id) => ['claro', 'escuro'].map((theme) => `${getBaselineName(id, theme)}.png`)),
  )
  return files.filter((file) => !expectedFiles.has(file))
}
