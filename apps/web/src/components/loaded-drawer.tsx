import { Drawer, Loader } from '@malote/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'

interface LoadedDrawerProps<Data> {
  title: string
  size?: 'md' | 'lg'
  query: UseQueryResult<Data>
  onClose: () => void
  /** Renders the drawer once the data has loaded. */
  children: (data: Data) => ReactNode
}

/** A drawer that loads its data: it opens at once, with a skeleton or with the error. */
export function LoadedDrawer<Data>({ title, size, query, onClose, children }: LoadedDrawerProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  return (
    <Drawer.Root open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content size={size} title={title}>
        {query.isError ? (
          <LoadFailure
            title="Não foi possível abrir este cadastro"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <Loader />
        )}
      </Drawer.Content>
    </Drawer.Root>
  )
}
