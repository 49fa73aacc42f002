import { Button, toast } from '@malote/ui'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { Suspense, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { formatAmount } from '../../../lib/format/formats.ts'
import { useFormLock } from '../../../lib/forms/form-lock.ts'
import { lazyNamed } from '../../../lib/lazy-named.ts'
import type { OrderValues } from '../form/order-values.ts'
import type { ReceivedText } from './paste-dialog.tsx'
import { undoFill } from './undo-fill.ts'

const loadDialog = () => import('./paste-dialog.tsx')
const PasteDialog = lazyNamed(loadDialog, 'PasteDialog')

/** The fields that a message can fill in. */
const filledFields = ['pickup', 'dropoffs', 'items', 'priority', 'externalRef', 'declaredValueCents'] as const

interface PasteButtonProps {
  maximumDropoffs: number
  /** A received message, which opens the dialog at first. */
  received?: ReceivedText | undefined
}

/** Fills in the form from the text of a message. */
export function PasteButton({ maximumDropoffs, received }: PasteButtonProps) {
  const { getValues, setValue, formState } = useFormContext<OrderValues>()
  const [values, setValues] = useState(() => (received?.text ? structuredClone(getValues()) : undefined))
  const [shown, setShown] = useState(received)
  const locked = useFormLock()
  const close = () => {
    setValues(undefined)
    setShown(undefined)
  }
  const show = (next: OrderValues) => {
    const how = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const
    for (const name of filledFields) setValue(name, next[name], how)
  }
  const fill = (apply: (values: OrderValues) => OrderValues, count: number) => {
    // Not the values of the opened dialog: a look-up may have filled in the form since.
    const before = structuredClone(getValues())
    const filled = apply(before)
    show(filled)
    close()
    toast.success(formatAmount(count, 'campo preenchido.', 'campos preenchidos.'), {
      action: { label: 'Desfazer', onClick: () => show(undoFill(before, filled, getValues())) },
    })
  }
  return (
    <>
      <Button
        tone="neutral"
        variant="outline"
        icon={<ClipboardPaste />}
        disabled={locked}
        onPointerEnter={loadDialog}
        onFocus={() => void loadDialog()}
        onClick={() => setValues(structuredClone(getValues()))}
      >
        Colar pedido
      </Button>
      {values && (
        <Suspense>
          <PasteDialog
            values={values}
            received={shown}
            maximumDropoffs={maximumDropoffs}
            onFill={fill}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
