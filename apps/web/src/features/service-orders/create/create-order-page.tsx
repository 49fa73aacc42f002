import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ApiError, type Company, type NewServiceOrderInput, Priority } from '@malote/api-client'
import { Alert, Button, Card, Inline, PageHeader, Select, Stack, Textarea, TextField, toast } from '@malote/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { Controller, FormProvider, useFieldArray, useForm } from 'react-hook-form'
import { fieldName, messageOf } from '../../../app/form-errors'
import { useCreateServiceOrder } from '../service-orders.queries'
import { ItemFields } from './item-fields'
import { emptyItem, emptyStop, OrderForm, type OrderValues } from './order-form'
import { StopFields } from './stop-fields'

const priorityLabels: Record<Priority, string> = { normal: 'Normal', urgent: 'Urgente' }

interface CreateOrderPageProps {
  companies: readonly Company[]
  /** The company selected in the sidebar. */
  companyId: string | undefined
}

/** `/ordens-de-servico/criar/`: asks for a delivery, from where it is collected to what is carried. */
export function CreateOrderPage({ companies, companyId }: CreateOrderPageProps) {
  const navigate = useNavigate()
  const create = useCreateServiceOrder()
  const form = useForm<OrderValues, unknown, NewServiceOrderInput>({
    resolver: standardSchemaResolver(OrderForm),
    defaultValues: {
      companyId: companyId ?? (companies.length === 1 ? companies[0]?.id : '') ?? '',
      priority: 'normal',
      externalRef: '',
      costCenter: '',
      notes: '',
      pickup: emptyStop,
      dropoffs: [emptyStop],
      items: [],
    },
  })
  const { errors } = form.formState
  const dropoffs = useFieldArray({ control: form.control, name: 'dropoffs' })
  const items = useFieldArray({ control: form.control, name: 'items' })

  const send = form.handleSubmit((request) =>
    create.mutateAsync(request).then(
      (order) => {
        toast.success(`Entrega solicitada: ${order.orderNumber}.`)
        return navigate({ to: '/ordens-de-servico/$orderNumber', params: { orderNumber: order.orderNumber } })
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) return
        error.fields.forEach(({ pointer, message }, index) => {
          form.setError(fieldName(pointer) as 'companyId', { message }, { shouldFocus: index === 0 })
        })
      },
    ),
  )

  return (
    <FormProvider {...form}>
      <form onSubmit={send} noValidate aria-label="Solicitar entrega">
        <Stack gap="lg" className="mx-auto max-w-180">
          <PageHeader
            title="Solicitar entrega"
            description="Diga de onde sai, para onde vai e quando. O resto é opcional."
            back={<Link to="/ordens-de-servico">Ordens de Serviço</Link>}
          />
          {create.isError && <Alert tone="danger" title={messageOf(create.error)} />}
          <Section title="Empresa">
            <Controller
              control={form.control}
              name="companyId"
              render={({ field }) => (
                <Select
                  ref={field.ref}
                  label="Empresa"
                  required
                  placeholder="Selecione uma empresa"
                  emptyText="Nenhuma empresa disponível"
                  options={companies.map((company) => ({ value: company.id, label: company.name }))}
                  value={field.value}
                  onValueChange={field.onChange}
                  error={errors.companyId?.message}
                />
              )}
            />
            <div className="grid gap-4 md:grid-cols-2">
              <TextField
                label="Referência"
                placeholder="O número do pedido no seu sistema"
                optional
                {...form.register('externalRef')}
                error={errors.externalRef?.message}
              />
              <TextField
                label="Centro de custo"
                optional
                {...form.register('costCenter')}
                error={errors.costCenter?.message}
              />
            </div>
          </Section>
          <Section title="Coleta">
            <StopFields path="pickup" />
          </Section>
          {dropoffs.fields.map((field, index) => (
            <Section
              key={field.id}
              title={dropoffs.fields.length > 1 ? `Entrega ${index + 1}` : 'Entrega'}
              actions={
                dropoffs.fields.length > 1 && (
                  <Button variant="ghost" tone="neutral" size="sm" onClick={() => dropoffs.remove(index)}>
                    {`Remover entrega ${index + 1}`}
                  </Button>
                )
              }
            >
              <StopFields path={`dropoffs.${index}`} />
            </Section>
          ))}
          {dropoffs.fields.length < 20 && (
            <Button variant="outline" tone="neutral" icon={<Plus />} onClick={() => dropoffs.append(emptyStop)}>
              Adicionar outra entrega
            </Button>
          )}
          <Section title="Itens">
            {items.fields.map((field, index) => (
              <ItemFields key={field.id} index={index} onRemove={() => items.remove(index)} />
            ))}
            {items.fields.length < 100 && (
              <Button variant="outline" tone="neutral" icon={<Plus />} onClick={() => items.append(emptyItem)}>
                Adicionar item
              </Button>
            )}
          </Section>
          <Section title="Observações">
            <Controller
              control={form.control}
              name="priority"
              render={({ field }) => (
                <Select
                  ref={field.ref}
                  label="Prioridade"
                  options={Priority.options.map((value) => ({ value, label: priorityLabels[value] }))}
                  value={field.value}
                  onValueChange={field.onChange}
                />
              )}
            />
            <Textarea
              label="Observações para o entregador"
              optional
              rows={3}
              maxLength={280}
              {...form.register('notes')}
              error={errors.notes?.message}
            />
          </Section>
          <Inline gap="sm" justify="end">
            <Button asChild variant="ghost" tone="neutral">
              <Link to="/ordens-de-servico">Voltar sem solicitar</Link>
            </Button>
            <Button type="submit" size="lg" pending={form.formState.isSubmitting}>
              Solicitar entrega
            </Button>
          </Inline>
        </Stack>
      </form>
    </FormProvider>
  )
}

function Section({
  title,
  actions,
  children,
}: {
  title: string
  actions?: React.ReactNode
  children: React.ReactNode
}) {
  return (
    <Card.Root asChild>
      <section>
        <Card.Header title={title} level={2} actions={actions} />
        <Card.Body>
          <Stack gap="md">{children}</Stack>
        </Card.Body>
      </section>
    </Card.Root>
  )
}
