import { formatCount } from './formats.ts'

/** @returns the size of a file in kB or MB. */
export const formatFileSize = (bytes: number): string =>
  bytes < 1024 ** 2
    ? `${formatCount(Math.ceil(bytes / 1024))} kB`
    : `${formatCount(Math.round((bytes / 1024 ** 2) * 10) / 10)} MB`
