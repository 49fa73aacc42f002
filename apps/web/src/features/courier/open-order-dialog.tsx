import { serviceOrders } from '@malote/api-client'
import { Alert, Text } from '@malote/ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { CodeScanner } from '../../components/code-scanner.tsx'
import { BoundTextField } from '../../lib/forms/bound-fields.ts'
import { FormDialog } from '../../lib/forms/form-dialog.tsx'
import { api } from '../../lib/http/api.ts'
import { parseOrderNumber } from '../orders/order-numbers.ts'
import { type OrderCode, parseOrderCode } from './order-code.ts'

const notFound = 'Não encontramos esta ordem, ou ela é de outra empresa.'

/** @returns the number of the order that a label identifies. */
async function findOrder(code: OrderCode): Promise<string> {
  const query = 'orderNumber' in code ? { number: [code.orderNumber] } : code
  const { data } = await api(serviceOrders.list, { query: { ...query, limit: 1 } })
  if (!data[0]) throw new Error(notFound)
  return data[0].orderNumber
}

/** @returns what a scanned or typed text identifies. */
function parseText(text: string): OrderCode | undefined {
  const orderNumber = parseOrderNumber(text)
  return parseOrderCode(text) ?? (orderNumber ? { orderNumber } : undefined)
}

/** Opens an order by the QR code of its label or, without a camera, by its number. */
export function OpenOrderDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { number: '' } })
  const find = useMutation({
    mutationFn: (code: OrderCode | undefined) =>
      code ? findOrder(code) : Promise.reject(new Error('Este código não é de uma ordem do Malote.')),
    onSuccess: (orderNumber) => navigate({ to: '/ordens-de-servico/$orderNumber', params: { orderNumber } }),
  })
  const submit = ({ number }: { number: string }) => {
    const code = parseText(number.trim())
    if (code) return find.mutate(code)
    find.reset()
    form.setError('number', { message: 'Digite o número da ordem, como OS-2026-000123.' })
  }
  return (
    <FormDialog
      title="Abrir ordem pela etiqueta"
      label="Abrir ordem"
      form={form}
      pending={find.isPending}
      submitLabel="Abrir ordem"
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>Aponte a câmera para o código QR da etiqueta.</Text>
      <CodeScanner onCode={(text) => find.mutate(parseText(text))} />
      {find.isError && <Alert tone="danger" title={find.error.message} />}
      <BoundTextField
        name="number"
        label="Ou digite o número da ordem"
        placeholder="OS-2026-000123"
        autoComplete="off"
      />
    </FormDialog>
  )
}
