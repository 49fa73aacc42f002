import type { NewAttachments } from '@malote/api-client'
import type { FileUpload } from '@malote/ui'
import { findFileProblem } from '../../../lib/browser/find-file-problem.ts'
import { shrinkPicture } from '../../../lib/browser/shrink-picture.ts'
import { getFirstErrorMessage } from '../../../lib/forms/form-errors.ts'
import type { useUploadAttachment } from '../order/order.queries.ts'

interface SendFileOptions {
  file: File
  form: NewAttachments
  upload: ReturnType<typeof useUploadAttachment>
  onStateChange: (state: FileUpload) => void
}

/** Sends a file of an order; a photo is scaled down first. @returns the message for the user when it was not accepted */
export async function sendFile({ file, form, upload, onStateChange }: SendFileOptions): Promise<string | undefined> {
  onStateChange({ progress: 0 })
  let error: string | undefined
  try {
    const sent = form.kind === 'photo' ? await shrinkPicture(file) : file
    error = await findFileProblem(sent)
    if (error === undefined) {
      await upload.mutateAsync({ file: sent, form, onProgress: (progress) => onStateChange({ progress }) })
    }
  } catch (cause) {
    error = getFirstErrorMessage(cause)
  }
  onStateChange(error === undefined ? { done: true } : { error })
  return error
}
