/** Where the baseline of a story is: the file of the contact sheet, and the name of the cell on it. */
export interface CellAddress {
  sheet: string
  cell: string
}

const toFileName = (id: string) =>
  id
    .normalize('NFD')
    .replace(/[^\w-]/g, '')
    .replace(/-+/g, '-')

/**
 * A sheet has the stories of one title in one theme, and of pages also in one width.
 * @param variant the theme, or width and theme, such as `375-claro`.
 * @returns the address of a story's picture; both names are ASCII, without double dashes.
 */
export function getCellAddress(storyId: string, variant: string): CellAddress {
  const [title = '', story = ''] = storyId.split('--').map(toFileName)
  return { sheet: `${title}-${variant}.webp`, cell: story }
}
