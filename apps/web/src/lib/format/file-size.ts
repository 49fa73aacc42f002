import { formatCount, formatTenths } from './formats.ts'

/** @returns the size of a file in kB or MB. */
export const formatFileSize = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${formatCount(Math.ceil(bytes / 1024))} kB` : `${formatTenths(bytes / 1024 ** 2)} MB`
