'use client'
import {
  type ChangeEvent,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { applyBlockedStyle } from '../../lib/apply-blocked-style.ts'
import { forwardClick } from '../../lib/forward-click.ts'
import { createOnDemand, useOnDemandState } from '../../lib/on-demand.ts'
import { menuLayer } from '../dropdown-menu/dropdown-menu-on-demand.ts'
import { DataRow, type RowSettings, tableRoles } from './data-row.tsx'
import { rowHeights } from './data-table.variants.ts'
import { rowForKey } from './row-keys.ts'
import type { MountedRows } from './virtual-rows.tsx'

/** A row with its id. */
export interface IdentifiedRow<Row> {
  id: string
  row: Row
}

interface DataTableBodyProps<Row> {
  rows: readonly IdentifiedRow<Row>[]
  /** The scrollable region of the table. */
  regionRef: RefObject<HTMLElement | null>
  /** The same region, when the table is virtualized. */
  scroller: HTMLElement | null
  virtual: boolean
  settings: RowSettings<Row>
  selectedIds: ReadonlySet<string>
  highlighted: ReadonlySet<string>
  menuRow: string | undefined
  onToggle: (id: string, extendRange: boolean) => void
  onOpen: ((row: Row) => void) | undefined
  onMenu: (row: IdentifiedRow<Row>, button: HTMLElement) => void
}

const virtualRows = createOnDemand(() => import('./virtual-rows.tsx'))
/** The number of rows mounted before the virtualization code is loaded. */
const firstRows = 30

/** The rows: all of them when there are few, otherwise the visible ones. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { rows, scroller, virtual, settings } = props
  const { module: loaded } = useOnDemandState(virtualRows)
  const [activeId, setActiveId] = useState<string>()
  const pendingFocusRef = useRef<string>(undefined)
  const rowHeight = rowHeights[settings.density]
  const active = rows.findIndex(({ id }) => id === activeId)
  useEffect(() => {
    if (virtual) virtualRows.load()
  }, [virtual])

  const focusState = { active, setActiveId, pendingFocusRef }
  if (virtual && loaded) {
    return (
      <loaded.VirtualRows
        count={rows.length}
        scroller={scroller}
        rowHeight={rowHeight}
        getId={(index) => rows[index]?.id ?? String(index)}
        active={active}
      >
        {(mounted) => <Rows {...props} {...focusState} mounted={mounted} />}
      </loaded.VirtualRows>
    )
  }
  const count = virtual ? Math.min(firstRows, rows.length) : rows.length
  const mounted: MountedRows = {
    rows: Array.from({ length: count }, (_, index) => ({ index, before: 0 })),
    after: (rows.length - count) * rowHeight,
    measure: undefined,
    reveal: (index) => virtual && scroller?.scrollTo(0, index * rowHeight),
  }
  return <Rows {...props} {...focusState} mounted={mounted} />
}

interface RowsProps<Row> extends DataTableBodyProps<Row> {
  mounted: MountedRows
  /** The index of the active row; -1 before the first key press. */
  active: number
  setActiveId: (id: string) => void
  /** The row that receives the focus as soon as it is mounted. */
  pendingFocusRef: RefObject<string | undefined>
}

/**
 * The body handles the events of all rows: arrow keys, Home, End and the page keys move between rows, Space selects,
 * Enter opens, and Tab moves to the controls in the row.
 */
const Rows = memo(function Rows<Row>({
  rows,
  regionRef,
  virtual,
  settings,
  selectedIds,
  highlighted,
  menuRow,
  onToggle,
  onOpen,
  onMenu,
  mounted,
  active,
  setActiveId,
  pendingFocusRef,
}: RowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const rowHeight = rowHeights[settings.density]

  // A distant row is mounted after the key press, and receives the focus then.
  useLayoutEffect(() => {
    if (pendingFocusRef.current === undefined) return
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(pendingFocusRef.current)}"]`)
    if (!row) return
    pendingFocusRef.current = undefined
    row.focus({ preventScroll: virtual })
  })

  // The rows are mounted again when the virtualization code arrives; the focused row keeps the focus.
  useLayoutEffect(() => {
    const element = body.current
    return () => {
      const { activeElement } = document
      if (element?.contains(activeElement)) pendingFocusRef.current ??= (activeElement as HTMLElement).dataset.row
    }
  }, [pendingFocusRef])

  const findRow = (target: EventTarget): IdentifiedRow<Row> | undefined => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    return line ? rows[Number(line.dataset.index)] : undefined
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const row = findRow(event.target)
    if (!row) return
    const menu = (event.target as HTMLElement).closest<HTMLElement>('[data-slot="data-table-row-menu"]')
    if (menu && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      onMenu(row, menu)
      return
    }
    // Controls inside a row handle their keys.
    if ((event.target as HTMLElement).dataset.row === undefined) return
    if (event.altKey || event.metaKey || (event.ctrlKey && event.key !== 'Home' && event.key !== 'End')) return
    if (event.key === ' ' && settings.selectable) {
      event.preventDefault()
      onToggle(row.id, event.shiftKey)
      return
    }
    if (event.key === 'Enter') {
      // Otherwise the same press would submit a form that opens now and receives the focus.
      event.preventDefault()
      ;(event.target as HTMLElement).querySelector<HTMLElement>(rowLink)?.click()
      return
    }
    const page = Math.max(1, Math.floor((regionRef.current?.clientHeight ?? 400) / rowHeight) - 2)
    const index = rowForKey(event.key, rows.indexOf(row), rows.length, page)
    const next = index === undefined ? undefined : rows[index]
    if (!next || index === undefined) return
    event.preventDefault()
    pendingFocusRef.current = next.id
    setActiveId(next.id)
    mounted.reveal(index)
    if (event.shiftKey && settings.selectable && !selectedIds.has(next.id)) onToggle(next.id, false)
  }

  const click = (event: MouseEvent<HTMLElement>) => {
    const row = findRow(event.target)
    const target = event.target instanceof Element ? event.target : null
    if (!row || !target) return
    const menu = target.closest<HTMLElement>('[data-slot="data-table-row-menu"]')
    if (menu) onMenu(row, menu)
    else if (target.matches('[data-select]')) onToggle(row.id, event.shiftKey)
    else if (settings.canOpen && target.closest(rowLink)) onOpen?.(row.row)
    else forwardClick(event.nativeEvent, '[data-row]', rowLink)
  }

  const choose = (event: ChangeEvent<HTMLElement>) => {
    const row = findRow(event.target)
    if (!row || !event.target.closest('[data-select]')) return
    onToggle(row.id, (event.nativeEvent as globalThis.MouseEvent).shiftKey === true)
  }

  return (
    <tbody
      ref={body}
      role={tableRoles.group}
      onKeyDown={press}
      onClick={click}
      onAuxClick={(event) => event.button === 1 && forwardClick(event.nativeEvent, '[data-row]', rowLink)}
      onChange={choose}
      onPointerOver={settings.hasMenu ? menuLayer.load : undefined}
      onFocus={(event: FocusEvent) => {
        if (settings.hasMenu) menuLayer.load()
        const id = findRow(event.target)?.id
        if (id !== undefined && id !== rows[active]?.id) setActiveId(id)
      }}
      data-slot="data-table-body"
      className="max-md:block"
    >
      {mounted.rows.map(({ index, before }) => {
        const targetRow = rows[index]
        if (!targetRow) return null
        const { id, row } = targetRow
        return (
          <Fragment key={id}>
            {before > 0 && <Spacer height={before} />}
            <DataRow
              row={row}
              id={id}
              index={index}
              rowIndex={virtual ? index + 2 : undefined}
              selected={selectedIds.has(id)}
              highlighted={highlighted.has(id)}
              active={index === Math.max(active, 0)}
              menuOpen={menuRow === id}
              settings={settings}
              measure={mounted.measure}
            />
          </Fragment>
        )
      })}
      {mounted.after > 0 && <Spacer height={mounted.after} />}
    </tbody>
  )
}) as <Row>(props: RowsProps<Row>) => ReactElement

const rowLink = '[data-slot="data-table-row-link"]'

/** Reserves the height of rows that are not mounted. */
function Spacer({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it contains nothing focusable.
    <tr ref={applyBlockedStyle} aria-hidden="true" style={{ height }} className="max-md:block">
      <td className="p-0" />
    </tr>
  )
}
