import type { PageMeta } from '@malote/api-client'
import { DataTable, type DataTableProps, FilterBar } from '@malote/ui'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '../format/formats'
import { messageOf, requestIdOf } from '../forms/form-errors'
import { PageFooter } from './page-footer'
import { SearchBox } from './search-box'

/** What a page knows of its list, whatever it lists. */
export interface ListState<Row> {
  /** Undefined while the first page is on its way. */
  rows: readonly Row[] | undefined
  meta: PageMeta | undefined
  /** The rows are still those of the address before. */
  outdated: boolean
  error: unknown
  onRetry: () => void
}

export interface ListTableProps<Row>
  extends Pick<
    DataTableProps<Row>,
    | 'columns'
    | 'getRowId'
    | 'getRowLabel'
    | 'rowActions'
    | 'onRowOpen'
    | 'renderRowLink'
    | 'empty'
    | 'sorting'
    | 'onSortingChange'
  > {
  /** What the table lists. */
  label: string
  /** How the rows are counted: `['usuário', 'usuários']`. */
  nouns: readonly [one: string, many: string]
  list: ListState<Row>
  /** What the address says. */
  search: Readonly<Record<string, unknown>>
  /** What the search looks at; absent where nothing is searched. */
  searchLabel?: string
  searchPlaceholder?: string
  /** `FilterChip`s and the like. */
  filters?: ReactNode
  /** The parameters of the address that the filters set. */
  filterNames?: readonly string[]
}

const none: readonly never[] = []

/** Changes the address of a list: what is changed starts at its first page. */
export function useListAddress() {
  const navigate = useNavigate()
  return (part: Record<string, unknown>) =>
    void navigate({
      to: '.',
      search: (current) => ({ ...current, page: undefined, ...part }),
      replace: true,
      resetScroll: false,
    })
}

/** A list that lives in the address: search, filters, table, pages. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, nouns, list, search, searchLabel, searchPlaceholder, filters, filterNames = none, ...table } = props
  const { rows, meta, outdated, error, onRetry } = list
  const change = useListAddress()
  const on = filterNames.filter((name) => search[name] !== undefined)
  const text = typeof search.search === 'string' ? search.search : ''
  const filtered = on.length > 0 || text !== ''
  const noFilters = Object.fromEntries(filterNames.map((name) => [name, undefined]))
  const count = meta && (meta.total === 1 ? `1 ${nouns[0]}` : `${formatCount(meta.total)} ${nouns[1]}`)
  return (
    <>
      {(searchLabel || filters) && (
        <FilterBar
          label={searchLabel ? `Buscar e filtrar ${nouns[1]}` : `Filtrar ${nouns[1]}`}
          search={searchLabel && <SearchBox label={searchLabel} placeholder={searchPlaceholder} value={text} />}
          result={filtered && !outdated ? count : ''}
          active={on.length}
          onClear={() => change(noFilters)}
        >
          {filters}
        </FilterBar>
      )}
      <DataTable
        {...table}
        label={label}
        rows={rows ?? none}
        manualSorting
        sorting={table.sorting ?? null}
        loading={rows === undefined}
        loadingRows={10}
        refreshing={outdated}
        error={error ? messageOf(error) : undefined}
        onRetry={onRetry}
        requestId={requestIdOf(error)}
        filtered={filtered}
        onClearFilters={() => change({ ...noFilters, search: undefined })}
        footer={
          meta &&
          meta.total > 0 && (
            <PageFooter
              meta={meta}
              label={`${nouns[1].charAt(0).toUpperCase()}${nouns[1].slice(1)} por página`}
              onLimitChange={(limit) => change({ limit })}
            />
          )
        }
      />
    </>
  )
}
