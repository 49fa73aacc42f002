import { toast } from '@malote/ui'
import { messageOf, requestIdOf } from '../forms/form-errors'

/** Shows an error notification with the error's message and its request id, which can be copied for support. */
export function tellError(error: unknown, what: string): void {
  const requestId = requestIdOf(error)
  if (!requestId) {
    toast.error(what, { description: messageOf(error) })
    return
  }
  toast.error(what, {
    description: `${messageOf(error)} Código para o suporte: ${requestId}`,
    action: { label: 'Copiar código', onClick: () => void navigator.clipboard?.writeText(requestId) },
  })
}
