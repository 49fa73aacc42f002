/** The least width of a column that states none, in pixels. */
const flexibleWidth = 280

/**
 * @returns the class of the width of a list page, from the widths of its columns. A table of few columns is not stretched
 * over a wide screen: the eye loses the row between a name and the values far from it.
 */
export function getListWidth(columns: readonly { width?: number | undefined }[]): string | undefined {
  const width = columns.reduce((sum, column) => sum + (column.width ?? flexibleWidth), 0)
  if (width <= 900) return 'max-w-240'
  return width <= 1140 ? 'max-w-300' : undefined
}
