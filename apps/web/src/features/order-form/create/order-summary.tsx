import { type Company, priorityLabels } from '@malote/api-client'
import { Button, Card, DescriptionList, Stack, Text } from '@malote/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { formatShortDateTime } from '../../../lib/format/formats.ts'
import { orderLabels } from '../../orders/order-labels.ts'
import type { OrderValues, StopValues } from '../form/order-values.ts'
import { formatWindow } from '../form/window-text.ts'
import { submitName } from './use-order-actions.ts'

interface OrderSummaryProps {
  companies: readonly Company[]
  /** When this browser last saved the form. */
  savedAt: number | undefined
  pending: boolean
  saving: boolean
  /** Whether a saved draft waits for a connection. */
  waiting: boolean
  onMove: (from: number, to: number) => void
}

const formatPlace = ({ contactName, address }: StopValues): string =>
  [contactName, address.neighborhood || address.street, address.city].filter(Boolean).join(' · ') || 'A preencher'

/** A sticky summary of the request; dragging changes the order of the drop-offs. */
export function OrderSummary({ companies, savedAt, pending, saving, waiting, onMove }: OrderSummaryProps) {
  const { companyId, pickup, dropoffs, items, priority } = useWatch<OrderValues>() as OrderValues
  const [dragged, setDragged] = useState<number>()
  const company = companies.find(({ id }) => id === companyId)?.name
  return (
    <Card.Root asChild className="sticky top-20">
      <section aria-label="Resumo">
        <Card.Header title="Resumo" level={2} />
        <Card.Body>
          <Stack gap="md">
            <DescriptionList.Root>
              <DescriptionList.Item term="Empresa">{company ?? 'A escolher'}</DescriptionList.Item>
              <DescriptionList.Item term="Coleta">
                <Stop stop={pickup} />
              </DescriptionList.Item>
              <DescriptionList.Item term={dropoffs.length > 1 ? `${dropoffs.length} entregas` : 'Entrega'}>
                <ol>
                  {dropoffs.map((stop, index) => (
                    <li
                      // biome-ignore lint/suspicious/noArrayIndexKey: a row is a position in the route.
                      key={index}
                      className="py-1"
                      draggable={dropoffs.length > 1}
                      onDragStart={() => setDragged(index)}
                      onDragOver={(event) => {
                        if (dragged === undefined) return
                        event.preventDefault()
                        if (dragged === index) return
                        onMove(dragged, index)
                        setDragged(index)
                      }}
                      onDragEnd={() => setDragged(undefined)}
                    >
                      <Stop stop={stop} number={dropoffs.length > 1 ? index + 1 : undefined} />
                    </li>
                  ))}
                </ol>
              </DescriptionList.Item>
              <DescriptionList.Item term="Itens">{items.length || 'Nenhum informado'}</DescriptionList.Item>
              {priority === 'urgent' && (
                <DescriptionList.Item term={orderLabels.priority}>{priorityLabels.urgent}</DescriptionList.Item>
              )}
            </DescriptionList.Root>
            <Stack gap="sm">
              {/* Enter in a field activates the first submit button. */}
              <Button type="submit" pending={pending && !saving}>
                Solicitar entrega
              </Button>
              <Button
                type="submit"
                name={submitName}
                value="another"
                variant="outline"
                tone="neutral"
                disabled={pending}
              >
                Solicitar e criar outra
              </Button>
              <Button
                type="submit"
                name={submitName}
                value="draft"
                variant="ghost"
                tone="neutral"
                disabled={pending && !saving}
                pending={saving}
              >
                Salvar rascunho
              </Button>
            </Stack>
            <Text size="sm" tone="subtle" role="status">
              {waiting ? 'Sem conexão: o rascunho é salvo sozinho quando ela voltar. ' : ''}
            </Text>
            <Text size="sm" tone="subtle">
              {savedAt === undefined
                ? 'O que você digita fica guardado neste navegador.'
                : `Guardado neste navegador em ${formatShortDateTime(new Date(savedAt).toISOString())}.`}
            </Text>
          </Stack>
        </Card.Body>
      </section>
    </Card.Root>
  )
}

function Stop({ stop, number }: { stop: StopValues; number?: number | undefined }) {
  return (
    <Stack gap="none">
      <Text>{number ? `${number}. ${formatPlace(stop)}` : formatPlace(stop)}</Text>
      <Text size="sm" tone="subtle">
        {formatWindow(stop)}
      </Text>
    </Stack>
  )
}
