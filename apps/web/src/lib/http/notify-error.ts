import { toast } from '@malote/ui'
import { copyText } from '../browser/copy-text.ts'
import { getFirstErrorMessage, getRequestId } from '../forms/form-errors.ts'

/** Shows an error notification with the error's first field message, or else its message, and its request id, which can be copied for support. */
export function notifyError(error: unknown, what: string): void {
  const requestId = getRequestId(error)
  if (!requestId) {
    toast.error(what, { description: getFirstErrorMessage(error) })
    return
  }
  toast.error(what, {
    description: `${getFirstErrorMessage(error)} Código para o suporte: ${requestId}`,
    action: { label: 'Copiar código', onClick: () => void copyText(requestId, 'Código copiado.') },
  })
}
