/** @returns the name of a story's picture: its id as Vitest writes names of files, ASCII and without double dashes. */
export const baselineName = (storyId: string, theme: string): string =>
  `${storyId
    .normalize('NFD')
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-')}-${theme}`
