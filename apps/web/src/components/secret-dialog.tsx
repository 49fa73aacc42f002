import { Button, CodeBlock, Dialog, Stack } from '@malote/ui'
import type { ReactNode } from 'react'

interface SecretDialogProps {
  title: string
  /** What the secret is. */
  label: string
  secret: string
  /** What it is for, and what to do if somebody else saw it. */
  children: ReactNode
  /** What pressing the button says: "Já guardei a chave". */
  doneLabel: string
  onClose: () => void
}

/** Shows a secret, this once. Only its button or Esc leaves it: a press beside it must not lose what cannot be read again. */
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
