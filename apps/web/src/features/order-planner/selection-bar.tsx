import type { Assignee } from '@malote/api-client'
import { Button, Card, Combobox, Inline, Text } from '@malote/ui'
import type { ReactNode } from 'react'
import { passFocusOn } from '../../lib/browser/pass-focus-on.ts'
import { formatOrderCount } from '../../lib/format/formats.ts'

interface SelectionBarProps {
  count: number
  /** How many of the orders have a courier, who loses them when they are assigned. The lasso selects them too. */
  assignedCount: number
  /** Those who may get all of the orders. */
  couriers: readonly Assignee[]
  onAssign: (courier: Assignee) => void
  /** Keeps only the orders without a courier selected. */
  onDeselectAssigned: () => void
  onClear: () => void
  /** What is known about the selection, above the actions: the bar is at the bottom, so they stay where they are. */
  children?: ReactNode
}

/** The pressed button disappears: the field of the next step gets its focus. */
const passFocusToField = (button: HTMLElement | null) => () => {
  if (button === document.activeElement) button?.closest('[role=group]')?.querySelector('input')?.focus()
}

/** What happens with the selected orders. */
export function SelectionBar({
  count,
  assignedCount,
  couriers,
  onAssign,
  onDeselectAssigned,
  onClear,
  children,
}: SelectionBarProps) {
  const selected = `${formatOrderCount(count)} ${count === 1 ? 'selecionada' : 'selecionadas'}`
  return (
    <Card.Root ref={passFocusOn} className="sticky bottom-0">
      {children}
      <Inline gap="sm" justify="between" role="group" aria-label="Ordens selecionadas" className="p-3">
        <Text weight="medium" role="status">
          {assignedCount > 0 ? `${selected}, ${assignedCount} já com entregador` : selected}
        </Text>
        <Inline gap="sm">
          <Combobox
            aria-label="Atribuir a"
            placeholder="Atribuir a…"
            emptyText="Ninguém atende as empresas de todas estas ordens"
            value={null}
            options={couriers.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={(id) => {
              const courier = couriers.find((one) => one.id === id)
              if (courier) onAssign(courier)
            }}
            className="w-64 max-w-full"
          />
          {assignedCount > 0 && assignedCount < count && (
            <Button ref={passFocusToField} tone="neutral" variant="outline" onClick={onDeselectAssigned}>
              Só as sem entregador
            </Button>
          )}
          <Button tone="neutral" variant="ghost" onClick={onClear}>
            Limpar seleção
          </Button>
        </Inline>
      </Inline>
    </Card.Root>
  )
}
