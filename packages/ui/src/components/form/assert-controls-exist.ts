import { findControl } from './find-control.ts'

/** Throws in development when an error refers to a control that does not exist; in production its link does nothing. */
export function assertControlsExist(summary: HTMLElement | null, errors: readonly { name?: string | undefined }[]) {
  if (process.env.NODE_ENV === 'production' || !summary) return
  for (const { name } of errors) {
    if (name === undefined || findControl(summary.closest('form'), name)) continue
    throw new Error(
      `<ErrorSummary> has an error named "${name}", but no field of the form has this name. Give the field name="${name}", or leave the name out: the message then has no link.`,
    )
  }
}
