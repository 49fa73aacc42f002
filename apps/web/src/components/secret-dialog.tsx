import { Button, CodeBlock, Dialog, Stack } from '@malote/ui'
import type { ReactNode } from 'react'

interface SecretDialogProps {
  title: string
  /** The label of the secret. */
  label: string
  secret: string
  /** The purpose of the secret, and what to do if it leaks. */
  children: ReactNode
  /** The label of the button: "Já guardei a chave". */
  doneLabel: string
  onClose: () => void
}

/** Shows a secret that cannot be read again. A click outside does not close it, only its button or Escape. */
export function SecretDialog({ title, label, secret, children, doneLabel, onClose }: SecretDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        closeOnInteractOutside={false}
        title={title}
        description="Não aparece de novo: guarde no outro sistema."
      >
        <Stack gap="md">
          <CodeBlock label={label}>{secret}</CodeBlock>
          {children}
        </Stack>
        <Dialog.Footer>
          <Button onClick={onClose}>{doneLabel}</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
