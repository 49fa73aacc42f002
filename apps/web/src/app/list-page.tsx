import type { PageMeta } from '@malote/api-client'
import { Button, Card, EmptyState, PageHeader, Pagination, Stack } from '@malote/ui'
import { Link } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { SearchBox } from './search-box'

interface ListPageProps {
  title: string
  /** What the search looks at. */
  searchLabel: string
  search: string | undefined
  meta: PageMeta
  /** What the place is for, shown while there is nothing in it. */
  empty: ReactNode
  /** The table. */
  children: ReactNode
}

/** The frame that every plain list shares: title and count, search, rows or why there are none, pages. */
export function ListPage({ title, searchLabel, search, meta, empty, children }: ListPageProps) {
  return (
    <Stack gap="md">
      <PageHeader title={title} count={meta.total} />
      <SearchBox label={searchLabel} value={search ?? ''} />
      {meta.total > 0 ? (
        <>
          <Card.Root>{children}</Card.Root>
          <Pagination {...meta} renderLink={(page) => <Link to="." search={(current) => ({ ...current, page })} />} />
        </>
      ) : search ? (
        <EmptyState
          icon={<SearchX />}
          title="Nada encontrado com esta busca"
          action={
            <Button asChild>
              <Link to="." search={(current) => ({ ...current, search: undefined, page: undefined })}>
                Limpar busca
              </Link>
            </Button>
          }
        >
          Confira as palavras, ou busque por menos delas.
        </EmptyState>
      ) : (
        empty
      )}
    </Stack>
  )
}
