/** The least width of a column that states none, in pixels. */
const flexibleWidth = 280

/**
 * @returns whether the columns of a list need no more than 900 px. Such a list has the class `max-w-240`: stretched over a wide
 * screen, the eye loses the row between a name and the values far from it.
 */
export const isNarrowList = (columns: readonly { width?: number | undefined }[]): boolean =>
  columns.reduce((sum, { width = flexibleWidth }) => sum + width, 0) <= 900
