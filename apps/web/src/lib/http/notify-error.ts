import { toast } from '@malote/ui'
import { messageOf, requestIdOf } from '../forms/form-errors'

/** Says that an act failed, why, and with which code support finds it; the code can be copied. */
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
