'use client'
import type { ReactNode } from 'react'
import { Columns3Cog as Columns3, X } from '../../icons/icons.gen.js'
import type { DataMessages } from '../../lib/data-messages.js'
import { Button } from '../button/button.js'
import * as DropdownMenu from '../dropdown-menu/index.js'
import { IconButton } from '../icon-button/icon-button.js'
import type { DataTableColumn, DataTableDensity } from './column.js'

interface DataTableToolbarProps<Row> {
  children: ReactNode
  messages: DataMessages
  /** The columns that people may hide; none takes the choice away. */
  hideable: readonly DataTableColumn<Row>[]
  hidden: ReadonlySet<string>
  onHide: (column: string, hide: boolean) => void
  density: DataTableDensity
  /** Absent when the density is not theirs to choose. */
  onDensity: ((density: DataTableDensity) => void) | undefined
  /** How many rows are chosen, and what can be done with them. */
  count: number
  actions: ReactNode
  onClear: () => void
}

/** What stands above the rows: the application's own controls or, once rows are chosen, what can be done with them. */
export function DataTableToolbar<Row>({
  children,
  messages,
  hideable,
  hidden,
  onHide,
  density,
  onDensity,
  count,
  actions,
  onClear,
}: DataTableToolbarProps<Row>) {
  const adjustable = hideable.length > 0 || onDensity !== undefined
  const chosen = count > 0
  if (!children && !adjustable && !chosen) return null
  return (
    <div
      data-slot="data-table-toolbar"
      className="flex min-h-13 min-w-0 flex-wrap items-center gap-2 border-b border-line py-2 ps-4 pe-3 md:ps-5 print:hidden"
    >
      {chosen ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form.
        <div role="group" aria-label={messages.selection} className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
          <span className="font-medium figures">{messages.rowsSelected(count)}</span>
          <Button tone="neutral" variant="ghost" size="sm" icon={<X aria-hidden />} onClick={onClear}>
            {messages.clearSelection}
          </Button>
          <div className="ms-auto flex flex-wrap items-center gap-2">{actions}</div>
        </div>
      ) : (
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">{children}</div>
      )}
      {adjustable && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            {/* On a phone the whole line belongs to what can be done with the chosen rows. */}
            <IconButton label={messages.adjustTable} size="sm" className={chosen ? 'max-md:hidden' : undefined}>
              <Columns3 aria-hidden />
            </IconButton>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content>
            {hideable.length > 0 && <DropdownMenu.Label>{messages.columns}</DropdownMenu.Label>}
            {hideable.map(({ id, header }) => (
              <DropdownMenu.CheckboxItem
                key={id}
                checked={!hidden.has(id)}
                onCheckedChange={(shown) => onHide(id, !shown)}
              >
                {header}
              </DropdownMenu.CheckboxItem>
            ))}
            {hideable.length > 0 && onDensity && <DropdownMenu.Separator />}
            {onDensity && (
              <>
                <DropdownMenu.Label>{messages.density}</DropdownMenu.Label>
                <DropdownMenu.RadioGroup
                  value={density}
                  onValueChange={(next) => onDensity(next === 'compact' ? 'compact' : 'normal')}
                >
                  <DropdownMenu.RadioItem value="normal">{messages.densityNormal}</DropdownMenu.RadioItem>
                  <DropdownMenu.RadioItem value="compact">{messages.densityCompact}</DropdownMenu.RadioItem>
                </DropdownMenu.RadioGroup>
              </>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
    </div>
  )
}
