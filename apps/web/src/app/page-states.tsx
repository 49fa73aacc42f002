import { Loader } from '@malote/ui'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'

/** Shown while the code or the data of a page loads. */
export function PagePending() {
  return <Loader />
}

/** Loads the error page before it is needed: without a connection it could not be loaded. */
export const loadPageError = async (): Promise<{ default: ComponentType<ErrorComponentProps> }> => {
  try {
    return { default: (await import('./page-error.tsx')).PageError }
  } catch {
    return { default: Unreachable }
  }
}
const LazyPageError = lazy(loadPageError)

/** Shown when a page failed to load. */
export function PageError(props: ErrorComponentProps) {
  return (
    <Suspense>
      <LazyPageError {...props} />
    </Suspense>
  )
}

/** The fallback when not even the error page could be loaded. */
function Unreachable() {
  return <p role="alert">Sem conexão com o Malote. Verifique a internet e carregue a página de novo.</p>
}
