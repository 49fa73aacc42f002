import type { PageMeta } from '@malote/api-client'
import { DataTable, type DataTableProps, FilterBar, PageHeader, Stack } from '@malote/ui'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { messageOf, requestIdOf } from './form-errors'
import { formatCount } from './formats'
import type { ListAddress } from './list-search'
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

interface ListPageProps<Row>
  extends Pick<
    DataTableProps<Row>,
    'columns' | 'getRowId' | 'getRowLabel' | 'rowActions' | 'onRowOpen' | 'empty' | 'sorting' | 'onSortingChange'
  > {
  title: string
  /** How the rows are counted: `['usuário', 'usuários']`. */
  nouns: readonly [one: string, many: string]
  list: ListState<Row>
  search: ListAddress
  /** What the search looks at. */
  searchLabel: string
  searchPlaceholder?: string
  /** `FilterChip`s and the like. */
  filters?: ReactNode
  /** The parameters of the address that the filters set. */
  filterNames?: readonly string[]
  actions?: ReactNode
  /** What must be said before the list. */
  children?: ReactNode
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

/** The frame that every list of the managing screens shares: title, count, search, filters, table, pages. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, nouns, list, search, searchLabel, searchPlaceholder, filters, filterNames = none } = props
  const { actions, children, ...table } = props
  const { rows, meta, outdated, error, onRetry } = list
  const change = useListAddress()
  const on = filterNames.filter((name) => (search as Record<string, unknown>)[name] !== undefined)
  const filtered = on.length > 0 || search.search !== undefined
  const noFilters = Object.fromEntries(filterNames.map((name) => [name, undefined]))
  const count = meta && (meta.total === 1 ? `1 ${nouns[0]}` : `${formatCount(meta.total)} ${nouns[1]}`)
  return (
    <Stack gap="md">
      <PageHeader title={title} count={meta && formatCount(meta.total)} actions={actions} />
      {children}
      <FilterBar
        label={`Buscar e filtrar ${nouns[1]}`}
        search={<SearchBox label={searchLabel} placeholder={searchPlaceholder} value={search.search ?? ''} />}
        result={filtered && !outdated ? count : ''}
        active={on.length}
        onClear={() => change(noFilters)}
      >
        {filters}
      </FilterBar>
      <DataTable
        label={title}
        columns={table.columns}
        rows={rows ?? none}
        getRowId={table.getRowId}
        getRowLabel={table.getRowLabel}
        rowActions={table.rowActions}
        onRowOpen={table.onRowOpen}
        manualSorting
        sorting={table.sorting ?? null}
        onSortingChange={table.onSortingChange}
        loading={rows === undefined}
        loadingRows={10}
        refreshing={outdated}
        error={error ? messageOf(error) : undefined}
        onRetry={onRetry}
        requestId={requestIdOf(error)}
        filtered={filtered}
        onClearFilters={() => change({ ...noFilters, search: undefined })}
        empty={table.empty}
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
    </Stack>
  )
}
