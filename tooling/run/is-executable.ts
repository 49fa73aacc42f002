import { accessSync, constants } from 'node:fs'

/** @returns whether a path is a file that this user may execute. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
