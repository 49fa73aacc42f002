import { Button, Stack } from '@malote/ui'
import { Suspense, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { BoundTextField } from '../../../lib/forms/bound-fields.ts'
import { lazyNamed } from '../../../lib/lazy-named.ts'
import { orderLabels } from '../../orders/order-labels.ts'
import type { OrderValues } from './order-values.ts'

const loadScan = () => import('./scan-invoice-dialog.tsx')
const ScanInvoiceDialog = lazyNamed(loadScan, 'ScanInvoiceDialog')

/** The key of the invoice: typed, from a reader of bar codes, which types too, or from the camera. */
export function InvoiceKeyField() {
  // The form is a mutable object, which the React Compiler would treat as constant.
  'use no memo'
  const { setValue, formState } = useFormContext<OrderValues>()
  const [scanning, setScanning] = useState(false)
  const [problem, setProblem] = useState<string>()
  const fill = (key: string) => {
    setProblem(undefined)
    setValue('invoiceKey', key, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  const readTyped = (text: string) => void loadScan().then(({ readTypedKey }) => readTypedKey(text, fill, setProblem))
  return (
    <Stack gap="sm">
      <BoundTextField<OrderValues>
        name="invoiceKey"
        label={orderLabels.invoiceKey}
        placeholder="Os 44 números do DANFE"
        optional
        // A reader of QR codes types an address.
        maxLength={500}
        error={problem}
        onInput={() => setProblem(undefined)}
        onBlurCapture={({ currentTarget: { value } }) => value.length > 44 && readTyped(value)}
        onKeyDown={(event) => {
          const { value } = event.currentTarget
          if (event.key !== 'Enter' || value.length < 44) return
          // A reader ends with Enter, which must not send the form.
          event.preventDefault()
          readTyped(value)
        }}
      />
      <div>
        <Button size="sm" variant="outline" tone="neutral" onClick={() => setScanning(true)}>
          Ler código de barras
        </Button>
      </div>
      {scanning && (
        <Suspense>
          <ScanInvoiceDialog onKey={fill} onClose={() => setScanning(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
