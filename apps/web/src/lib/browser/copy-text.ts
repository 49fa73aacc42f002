import { toast, writeClipboard } from '@malote/ui'

/**
 * Copies a text and shows a notification. Where the browser does not allow it, the notification has the text.
 *
 * @param doneText - the notification of a success
 */
export async function copyText(text: string, doneText: string): Promise<void> {
  try {
    await writeClipboard(text)
    toast.success(doneText)
  } catch {
    toast.error('Não foi possível copiar.', { description: `Selecione e copie: ${text}` })
  }
}
