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
import { onDemand } from '../../lib/on-demand.js'
import { menuLayer } from '../dropdown-menu/dropdown-menu-on-demand.js'
import { DataRow, type RowSettings, roles } from './data-row.js'
import { rowHeights } from './data-table.variants.js'
import { rowForKey } from './row-keys.js'
import type { ShownRows } from './virtual-rows.js'

/** A row with its id. */
export interface KnownRow<Row> {
  id: string
  row: Row
}

interface DataTableBodyProps<Row> {
  rows: readonly KnownRow<Row>[]
  scroller: HTMLElement | null
  virtual: boolean
  settings: RowSettings<Row>
  chosen: ReadonlySet<string>
  highlighted: ReadonlySet<string>
  menuRow: string | undefined
  onToggle: (id: string, stretch: boolean) => void
  onOpen: ((row: Row) => void) | undefined
  onMenu: (row: KnownRow<Row>, button: HTMLElement) => void
}

const virtualRows = onDemand(() => import('./virtual-rows.js'))
/** How many of many rows are there before the code that follows the scrolling is. */
const firstRows = 30

/** The rows: all of a few, those in sight of many. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const { rows, scroller, virtual, settings } = props
  const loaded = virtualRows.useModule()
  const [activeId, setActiveId] = useState<string>()
  const awaitedRef = useRef<string>(undefined)
  const rowHeight = rowHeights[settings.density]
  const active = rows.findIndex(({ id }) => id === activeId)
  useEffect(() => {
    if (virtual) virtualRows.load()
  }, [virtual])

  const place = { active, setActiveId, awaitedRef }
  if (virtual && loaded) {
    return (
      <loaded.VirtualRows
        count={rows.length}
        scroller={scroller}
        rowHeight={rowHeight}
        idOf={(index) => rows[index]?.id ?? String(index)}
        active={active}
      >
        {(shown) => <Rows {...props} {...place} shown={shown} />}
      </loaded.VirtualRows>
    )
  }
  const count = virtual ? Math.min(firstRows, rows.length) : rows.length
  const shown: ShownRows = {
    rows: Array.from({ length: count }, (_, index) => ({ index, before: 0 })),
    after: (rows.length - count) * rowHeight,
    measure: undefined,
    reveal: (index) => virtual && scroller?.scrollTo(0, index * rowHeight),
  }
  return <Rows {...props} {...place} shown={shown} />
}

interface RowsProps<Row> extends DataTableBodyProps<Row> {
  shown: ShownRows
  /** The row that the keys are at; -1 before they came. */
  active: number
  setActiveId: (id: string) => void
  /** The row that takes the focus as soon as it is on the page. */
  awaitedRef: RefObject<string | undefined>
}

/**
 * The body listens for all rows: arrows, Home, End and the Page keys move from row to row, space chooses, Enter opens,
 * and Tab goes on to what stands in the row.
 */
const Rows = memo(function Rows<Row>({
  rows,
  scroller,
  virtual,
  settings,
  chosen,
  highlighted,
  menuRow,
  onToggle,
  onOpen,
  onMenu,
  shown,
  active,
  setActiveId,
  awaitedRef,
}: RowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const rowHeight = rowHeights[settings.density]

  // A row far away comes to the page after the key that leads to it, and takes the focus when it is there.
  useLayoutEffect(() => {
    if (awaitedRef.current === undefined) return
    const row = body.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(awaitedRef.current)}"]`)
    if (!row) return
    awaitedRef.current = undefined
    row.focus({ preventScroll: virtual })
  })

  // When the code that follows the scrolling arrives the rows are made anew, and the one that had the focus keeps it.
  useLayoutEffect(() => {
    const element = body.current
    return () => {
      const { activeElement } = document
      if (element?.contains(activeElement)) awaitedRef.current ??= (activeElement as HTMLElement).dataset.row
    }
  }, [awaitedRef])

  const rowOf = (target: EventTarget): KnownRow<Row> | undefined => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
    return line ? rows[Number(line.dataset.index)] : undefined
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    if (!row) return
    const menu = (event.target as HTMLElement).closest<HTMLElement>('[data-slot="data-table-row-menu"]')
    if (menu && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      onMenu(row, menu)
      return
    }
    // What stands in a row answers its own keys.
    if ((event.target as HTMLElement).dataset.row === undefined) return
    if (event.altKey || event.metaKey || (event.ctrlKey && event.key !== 'Home' && event.key !== 'End')) return
    if (event.key === ' ' && settings.selectable) {
      event.preventDefault()
      onToggle(row.id, event.shiftKey)
      return
    }
    if (event.key === 'Enter') {
      ;(event.target as HTMLElement).querySelector<HTMLElement>(rowLink)?.click()
      return
    }
    const page = Math.max(1, Math.floor((scroller?.clientHeight ?? 400) / rowHeight) - 2)
    const index = rowForKey(event.key, rows.indexOf(row), rows.length, page)
    const next = index === undefined ? undefined : rows[index]
    if (!next || index === undefined) return
    event.preventDefault()
    awaitedRef.current = next.id
    setActiveId(next.id)
    shown.reveal(index)
    if (event.shiftKey && settings.selectable && !chosen.has(next.id)) onToggle(next.id, false)
  }

  const click = (event: MouseEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    const target = event.target instanceof Element ? event.target : null
    if (!row || !target) return
    const menu = target.closest<HTMLElement>('[data-slot="data-table-row-menu"]')
    if (menu) onMenu(row, menu)
    else if (target.matches('[data-select]')) onToggle(row.id, event.shiftKey)
    else if (settings.opens && target.closest(rowLink)) onOpen?.(row.row)
    else forward(event.nativeEvent)
  }

  const choose = (event: ChangeEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    if (!row || !event.target.closest('[data-select]')) return
    onToggle(row.id, (event.nativeEvent as globalThis.MouseEvent).shiftKey === true)
  }

  return (
    <tbody
      ref={body}
      role={roles.group}
      onKeyDown={press}
      onClick={click}
      onAuxClick={(event) => event.button === 1 && forward(event.nativeEvent)}
      onChange={choose}
      onPointerOver={settings.withMenu ? menuLayer.load : undefined}
      onFocus={(event: FocusEvent) => {
        if (settings.withMenu) menuLayer.load()
        const id = rowOf(event.target)?.id
        if (id !== undefined && id !== rows[active]?.id) setActiveId(id)
      }}
      data-slot="data-table-body"
      className="max-md:block"
    >
      {shown.rows.map(({ index, before }) => {
        const known = rows[index]
        if (!known) return null
        const { id, row } = known
        return (
          <Fragment key={id}>
            {before > 0 && <Gap height={before} />}
            <DataRow
              row={row}
              id={id}
              index={index}
              rowIndex={virtual ? index + 2 : undefined}
              selected={chosen.has(id)}
              highlighted={highlighted.has(id)}
              active={index === Math.max(active, 0)}
              menuOpen={menuRow === id}
              settings={settings}
              measure={shown.measure}
            />
          </Fragment>
        )
      })}
      {shown.after > 0 && <Gap height={shown.after} />}
    </tbody>
  )
}) as <Row>(props: RowsProps<Row>) => ReactElement

const rowLink = '[data-slot="data-table-row-link"]'

/**
 * Hands a click beside the link of a row to that link, with its keys, so that a new tab opens where one is asked for.
 * What can be pressed itself keeps its clicks, and so does text that is being selected.
 */
function forward(event: globalThis.MouseEvent) {
  const target = event.target instanceof Element ? event.target : null
  if (!target || target.closest('a, button, input, select, textarea, label, [data-select]')) return
  if (getSelection()?.isCollapsed === false) return
  const newTab = event.button === 1
  const { shiftKey, altKey } = event
  const [ctrlKey, metaKey] = newTab ? [true, true] : [event.ctrlKey, event.metaKey]
  target
    .closest('[data-row]')
    ?.querySelector(rowLink)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }))
}

/** The room of rows that are not on the page. */
function Gap({ height }: { height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus.
    <tr aria-hidden="true" style={{ height }} className="max-md:block">
      <td className="p-0" />
    </tr>
  )
}
