'use client'
import { useState } from 'react'
import { Columns3Cog as Columns3 } from '../../icons/icons.gen.ts'
import { cn } from '../../lib/cn.ts'
import { declareOverlay } from '../../lib/on-demand.ts'
import { useOverlay } from '../../lib/use-overlay.tsx'
import * as DropdownMenu from '../dropdown-menu/index.ts'
import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx'
import { useDataTable } from './data-table-context.ts'

const arrangeLayer = declareOverlay(() => import('./arrange-columns.tsx'), 'ArrangeColumns')

export interface DataTableViewOptionsProps extends Omit<IconButtonProps, 'label' | 'children' | 'asChild'> {
  /**
   * Whether the menu also opens the dialog in which columns are moved and pinned.
   * @default false
   */
  arrangeable?: boolean | undefined
}

/** Moves the focus to the handle of the first column; the menu leaves it there. */
function focusFirstHandle(item: EventTarget | null, tableId: string) {
  const root = item instanceof Node ? item.getRootNode() : document
  if (root instanceof Document || root instanceof ShadowRoot) root.getElementById(`${tableId}-width-0`)?.focus()
}

/** The menu for the columns, their widths and the density, at the end of `DataTable.Toolbar`. The primary column is always shown. */
export function DataTableViewOptions({ arrangeable = false, className, ...rest }: DataTableViewOptionsProps) {
  const { orderedColumns, settings, hidden, setHidden, setDensity, resizable, chosenWidths, setChosenWidths } =
    useDataTable()
  const { messages, primary, density, tableId } = settings
  const [arranging, setArranging] = useState(false)
  const { module: loaded, failure } = useOverlay(arrangeLayer, arranging, () => setArranging(false))
  const hideable = orderedColumns.filter(({ id, hideable = true }) => hideable && id !== primary)
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <IconButton size="sm" {...rest} label={messages.adjustTable} className={cn('ms-auto', className)}>
            <Columns3 aria-hidden />
          </IconButton>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          {hideable.length > 0 && (
            <>
              <DropdownMenu.Label>{messages.columns}</DropdownMenu.Label>
              {hideable.map(({ id, header }) => (
                <DropdownMenu.CheckboxItem
                  key={id}
                  checked={!hidden.has(id)}
                  onCheckedChange={(shown) =>
                    setHidden(shown ? [...hidden].filter((hiddenId) => hiddenId !== id) : [...hidden, id])
                  }
                >
                  {header}
                </DropdownMenu.CheckboxItem>
              ))}
              <DropdownMenu.Separator />
            </>
          )}
          {arrangeable && (
            <>
              <DropdownMenu.Item onPointerEnter={arrangeLayer.load} onSelect={() => setArranging(true)}>
                {messages.arrangeColumns}
              </DropdownMenu.Item>
              <DropdownMenu.Separator />
            </>
          )}
          {resizable && (
            // The cards of a narrow screen have no widths.
            <div className="max-md:hidden">
              <DropdownMenu.Item onSelect={(event) => focusFirstHandle(event.target, tableId)}>
                {messages.resizeColumns}
              </DropdownMenu.Item>
              {Object.keys(chosenWidths).length > 0 && (
                <DropdownMenu.Item onSelect={() => setChosenWidths({})}>{messages.automaticWidths}</DropdownMenu.Item>
              )}
              <DropdownMenu.Separator />
            </div>
          )}
          <DropdownMenu.Label>{messages.density}</DropdownMenu.Label>
          <DropdownMenu.RadioGroup
            value={density}
            onValueChange={(next) => setDensity(next === 'compact' ? 'compact' : 'normal')}
          >
            <DropdownMenu.RadioItem value="normal">{messages.densityNormal}</DropdownMenu.RadioItem>
            <DropdownMenu.RadioItem value="compact">{messages.densityCompact}</DropdownMenu.RadioItem>
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {failure}
      {loaded && <loaded.ArrangeColumns open={arranging} onOpenChange={setArranging} />}
    </>
  )
}
