import { Loader } from '@malote/ui'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'

/** While a page's code or data is on its way. */
export function PagePending() {
  return <Loader />
}

/** Brings what is said of errors before there is one: without a connection it could not be fetched any more. */
export const loadPageError = async (): Promise<{ default: ComponentType<ErrorComponentProps> }> => {
  try {
    return { default: (await import('./page-error')).PageError }
  } catch {
    return { default: Unreachable }
  }
}
const Explained = lazy(loadPageError)

/** When a page could not be shown. */
export function PageError(props: ErrorComponentProps) {
  return (
    <Suspense>
      <Explained {...props} />
    </Suspense>
  )
}

/** The last word, where not even the page's state could be fetched. */
function Unreachable() {
  return <p role="alert">Sem conexão com o Malote. Verifique a internet e carregue a página de novo.</p>
}
