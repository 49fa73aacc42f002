import { Button, Drawer, ErrorState, Loader } from '@malote/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getErrorMessage, getRequestId } from './form-errors.ts'

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
          <ErrorState
            title="Não foi possível abrir este cadastro"
            requestId={getRequestId(query.error)}
            action={<Button onClick={() => void query.refetch()}>Tentar de novo</Button>}
          >
            {getErrorMessage(query.error)}
          </ErrorState>
        ) : (
          <Loader />
        )}
      </Drawer.Content>
    </Drawer.Root>
  )
}
