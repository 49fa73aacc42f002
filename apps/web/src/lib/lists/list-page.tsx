import { PageHeader, Stack } from '@malote/ui'
import type { ReactNode } from 'react'
import { formatCount } from '../format/formats.ts'
import type { ListSearch } from './list-search.ts'
import { ListTable, type ListTableProps } from './list-table.tsx'
import { isNarrowList } from './list-width.ts'

interface ListPageProps<Row extends { id: string }> extends Omit<ListTableProps<Row>, 'label' | 'search'> {
  title: string
  search: ListSearch
  actions?: ReactNode
  /** Content above the list. */
  children?: ReactNode
}

/** The frame of the management lists: title, count, search, filters, table and pagination. */
export function ListPage<Row extends { id: string }>({ title, actions, children, ...table }: ListPageProps<Row>) {
  // The memoization of the React Compiler would be larger than the component, which every signed-in page loads.
  'use no memo'
  const { meta } = table.list
  return (
    <Stack gap="md" className={isNarrowList(table.columns) ? 'max-w-240' : undefined}>
      <PageHeader title={title} count={meta && formatCount(meta.total)} actions={actions} />
      {children}
      <ListTable {...table} label={title} />
    </Stack>
  )
}
