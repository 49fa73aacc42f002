/** @returns the name of a story's picture: its id as every file system and every address can hold it. */
export const baselineName = (storyId: string, theme: string): string =>
  `${storyId.normalize('NFD').replace(/[^\w-]/g, '')}-${theme}`
