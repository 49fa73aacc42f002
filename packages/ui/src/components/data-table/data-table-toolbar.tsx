'use client'
import type { ReactNode } from 'react'
import { Columns3Cog as Columns3, X } from '../../icons/icons.gen.ts'
import type { DataMessages } from '../../lib/data-messages.ts'
import { Button } from '../button/button.tsx'
import * as DropdownMenu from '../dropdown-menu/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { DataTableColumn, DataTableDensity } from './column.ts'

interface DataTableToolbarProps<Row> {
  children: ReactNode
  messages: DataMessages
  /** The columns that can be hidden; with an empty list the column menu is not shown. */
  hideable: readonly DataTableColumn<Row>[]
  hidden: ReadonlySet<string>
  onHide: (column: string, hide: boolean) => void
  density: DataTableDensity
  /** Changes the density; `undefined` when the user cannot change it. */
  onDensity: ((density: DataTableDensity) => void) | undefined
  /** The number of selected rows. */
  count: number
  actions: ReactNode
  onClear: () => void
}

/** The toolbar above the rows: the application's controls or, when rows are selected, the bulk actions. */
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
  const selectedIds = count > 0
  if (!children && !adjustable && !selectedIds) return null
  return (
    <div
      data-slot="data-table-toolbar"
      className="flex min-h-13 min-w-0 flex-wrap items-center gap-2 border-b border-line py-2 ps-4 pe-3 md:ps-5 print:hidden"
    >
      {selectedIds ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
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
            {/* On a phone the bulk actions use the full line. */}
            <IconButton label={messages.adjustTable} size="sm" className={selectedIds ? 'max-md:hidden' : undefined}>
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
