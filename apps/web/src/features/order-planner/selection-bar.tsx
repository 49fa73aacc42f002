import type { Assignee } from '@malote/api-client'
import { Button, Card, Combobox, Inline, Text } from '@malote/ui'
import type { ReactNode } from 'react'
import { formatOrderCount } from '../../lib/format/formats.ts'

interface SelectionBarProps {
  count: number
  /** Those who may get all of the orders. */
  couriers: readonly Assignee[]
  onAssign: (courier: Assignee) => void
  onClear: () => void
  /** What is known about the selection, above the actions: the bar is at the bottom, so they stay where they are. */
  children?: ReactNode
}

/** When the bar disappears with the focus, as after an assignment, the main part of the page gets it. */
const passFocusOn = (bar: HTMLElement | null) => () => {
  if (bar?.contains(document.activeElement)) bar.closest('main')?.focus({ preventScroll: true })
}

/** What happens with the selected orders. */
export function SelectionBar({ count, couriers, onAssign, onClear, children }: SelectionBarProps) {
  return (
    <Card.Root ref={passFocusOn} className="sticky bottom-0">
      {children}
      <Inline gap="sm" justify="between" role="group" aria-label="Ordens selecionadas" className="p-3">
        <Text weight="medium" role="status">
          {`${formatOrderCount(count)} ${count === 1 ? 'selecionada' : 'selecionadas'}`}
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
          <Button tone="neutral" variant="ghost" onClick={onClear}>
            Limpar seleção
          </Button>
        </Inline>
      </Inline>
    </Card.Root>
  )
}
