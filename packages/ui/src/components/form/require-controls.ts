import { findControl } from './find-control.js'

/** Stops development when the link of an error would lead nowhere; in production it stays where it is. */
export function requireControls(summary: HTMLElement | null, errors: readonly { name?: string | undefined }[]) {
  if (process.env.NODE_ENV === 'production' || !summary) return
  for (const { name } of errors) {
    if (name === undefined || findControl(summary.closest('form'), name)) continue
    throw new Error(
      `<ErrorSummary> has an error named "${name}", but no field of the form is called so. Give the field name="${name}", or leave the name out: the message then stands without a link.`,
    )
  }
}
