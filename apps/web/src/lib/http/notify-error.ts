import { toast, writeClipboard } from '@malote/ui'
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
    action: { label: 'Copiar código', onClick: () => void copyRequestId(requestId) },
  })
}

async function copyRequestId(requestId: string): Promise<void> {
  try {
    await writeClipboard(requestId)
    toast.success('Código copiado.')
  } catch {
    toast.error('Não foi possível copiar.', { description: `Selecione e copie: ${requestId}` })
  }
}
