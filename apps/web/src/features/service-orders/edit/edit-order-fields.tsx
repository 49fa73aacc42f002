import { canEditField, getEditScope, type Role, type ServiceOrder, serviceOrderStatusLabels } from '@malote/api-client'
import { Alert, Button, Inline, MoneyField, Section, Select, Stack, Textarea } from '@malote/ui'
import Plus from 'lucide-react/icons/plus'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTextFields, ValueController } from '../../../lib/forms/field-binding.tsx'
import { orderLabels, priorityOptions } from '../order-labels.ts'
import { ReferenceFields } from '../reference-fields.tsx'
import { EditItemFields } from './edit-item-fields.tsx'
import { EditStopFields } from './edit-stop-fields.tsx'
import { type EditValues, emptyStop } from './edit-values.ts'

const scopeTexts = {
  everything: null,
  appointment: 'Mudam o contato, a janela e o endereço de entrega, as instruções e as observações.',
  contact: 'Mudam só os telefones, as instruções e as observações.',
  nothing: 'Só comentários e anexos ainda cabem.',
}

/** The fields that can be edited in the order's status. */
export function EditOrderFields({ order, role }: { order: ServiceOrder; role: Role }) {
  const { control } = useFormContext<EditValues>()
  const text = useTextFields<EditValues>()
  const scope = getEditScope(order)
  const dropoffs = useFieldArray({ control, name: 'dropoffs', keyName: 'key' })
  const everything = canEditField(scope, '/priority')
  const closed = new Set(order.stops.flatMap(({ id, state }) => (state === 'completed' ? [id] : [])))
  const scopeOf = (id: string) => (closed.has(id) && scope !== 'nothing' ? 'contact' : scope)
  const several = dropoffs.fields.length > 1
  return (
    <Stack gap="xl">
      {scopeTexts[scope] && (
        <Alert tone="info" title={`Com a ordem em “${serviceOrderStatusLabels[order.status]}”`}>
          {scopeTexts[scope]}
        </Alert>
      )}
      <Section title="Ordem" level={3}>
        <Stack gap="md">
          {everything && (
            <div className="grid gap-4 md:grid-cols-2">
              <ValueController
                control={control}
                name="priority"
                render={(field) => <Select {...field} label={orderLabels.priority} options={priorityOptions} />}
              />
              <ValueController
                control={control}
                name="declaredValueCents"
                render={(field) => <MoneyField {...field} label={orderLabels.declaredValueCents} optional />}
              />
              <ReferenceFields />
            </div>
          )}
          <Textarea label={orderLabels.notes} optional rows={2} maxLength={280} {...text('notes')} />
          {role !== 'manager' && (
            <Textarea
              label={orderLabels.internalNotes}
              optional
              rows={2}
              maxLength={1000}
              help="A empresa não vê."
              {...text('internalNotes')}
            />
          )}
        </Stack>
      </Section>
      <Section title="Coleta" level={3}>
        <EditStopFields path="pickup" scope={scopeOf(order.stops[0]?.id ?? '')} />
      </Section>
      {dropoffs.fields.map((stop, index) => (
        <Section
          key={stop.key}
          title={several ? `Entrega ${index + 1}` : 'Entrega'}
          level={3}
          actions={
            everything &&
            several && (
              <Button variant="ghost" tone="neutral" size="sm" onClick={() => dropoffs.remove(index)}>
                {`Remover entrega ${index + 1}`}
              </Button>
            )
          }
        >
          <EditStopFields path={`dropoffs.${index}`} scope={scopeOf(stop.id)} />
        </Section>
      ))}
      {everything && (
        <>
          {dropoffs.fields.length < 20 && (
            <Inline>
              <Button
                variant="outline"
                tone="neutral"
                size="sm"
                icon={<Plus />}
                onClick={() => dropoffs.append(emptyStop)}
              >
                Adicionar outra entrega
              </Button>
            </Inline>
          )}
          <Section title="Itens" level={3}>
            <EditItemFields />
          </Section>
        </>
      )}
    </Stack>
  )
}
