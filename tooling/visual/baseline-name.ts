/**
 * @returns the file name of a story's screenshot: its id as Vitest writes file names, ASCII, without double dashes.
 */
export const getBaselineName = (storyId: string, theme: string): string =>
  `${storyId
    .normalize('NFD')
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-')}-${theme}`
