import type { PageMeta } from '@malote/api-client'
import { DataTable, FilterBar, Stack } from '@malote/ui'
import type { ReactNode } from 'react'
import { formatAmount } from '../format/formats.ts'
import { ListRows } from './list-rows.tsx'
import { isNarrowList } from './list-width.ts'
import { PageFooter } from './page-footer.tsx'
import { SearchBox } from './search-box.tsx'
import { toSort, toSorting } from './sorting.ts'
import { useChangeListSearch } from './use-change-list-search.ts'

/** The state of a list query. */
export interface ListState<Row> {
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined
  meta: PageMeta | undefined
  /** Whether the rows belong to the previous search parameters. */
  outdated: boolean
  error: unknown
  onRetry: () => void
}

export interface ListTableProps<Row extends { id: string }>
  extends Pick<DataTable.RootProps<Row>, 'columns' | 'getRowLabel' | 'rowActions' | 'onRowOpen' | 'renderRowLink'> {
  /** The sort parameters, for lists whose columns can be sorted; the first is the default. */
  sorts?: readonly [string, ...string[]]
  /** Shown when the list has no rows and no filters. */
  empty?: ReactNode
  /** The accessible name of the table. */
  label: string
  /** Singular and plural of the row noun: `['usuário', 'usuários']`. */
  nouns: readonly [one: string, many: string]
  list: ListState<Row>
  /** The search parameters of the URL. */
  search: Readonly<Record<string, unknown>>
  /** The label of the search field; absent for lists without search. */
  searchLabel?: string
  searchPlaceholder?: string
  /** `FilterChip`s and similar controls. */
  filters?: ReactNode
  /** The search parameters that the filters set. */
  filterNames?: readonly string[]
}

const none: readonly never[] = []
const getRowId = ({ id }: { id: string }) => id

/** A list whose state is in the URL: search, filters, table and pagination. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const {
    label,
    nouns,
    list,
    search,
    searchLabel,
    searchPlaceholder,
    filters,
    filterNames = none,
    sorts,
    empty,
    ...table
  } = props
  const { rows, meta, outdated, error, onRetry } = list
  const change = useChangeListSearch()
  const on = filterNames.filter((name) => search[name] !== undefined)
  const text = typeof search.search === 'string' ? search.search : ''
  const filtered = on.length > 0 || text !== ''
  const noFilters = Object.fromEntries(filterNames.map((name) => [name, undefined]))
  const count = meta && formatAmount(meta.total, ...nouns)
  return (
    <Stack gap="md" className={isNarrowList(props.columns) ? 'max-w-240' : undefined}>
      {(searchLabel || filters) && (
        <FilterBar
          label={searchLabel ? `Buscar e filtrar ${nouns[1]}` : `Filtrar ${nouns[1]}`}
          search={searchLabel && <SearchBox label={searchLabel} placeholder={searchPlaceholder} value={text} />}
          result={filtered && !outdated ? count : ''}
          activeCount={on.length}
          onClear={() => change(noFilters)}
        >
          {filters}
        </FilterBar>
      )}
      <DataTable.Root
        {...table}
        label={label}
        rows={rows ?? none}
        getRowId={getRowId}
        manualSorting
        sorting={sorts ? toSorting(String(search.sort)) : null}
        onSortingChange={sorts && ((sorting) => change({ sort: toSort(sorting, sorts) }))}
        loading={rows === undefined && !error}
        refreshing={outdated}
      >
        <ListRows
          error={error}
          onRetry={onRetry}
          onClearFilters={filtered ? () => change({ ...noFilters, search: undefined }) : undefined}
          empty={empty}
          loadingRowCount={10}
        />
        <DataTable.Footer>
          {meta && meta.total > 0 && (
            <PageFooter
              meta={meta}
              label={`${nouns[1].charAt(0).toUpperCase()}${nouns[1].slice(1)} por página`}
              onLimitChange={(limit) => change({ limit })}
            />
          )}
        </DataTable.Footer>
      </DataTable.Root>
    </Stack>
  )
}
