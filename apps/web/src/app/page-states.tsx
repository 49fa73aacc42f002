import { Button, Loader, Stack } from '@malote/ui'
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
export function Unreachable() {
  // Without a connection, a reload would show the error page of the browser.
  const reload = () =>
    fetch(window.location.href, { cache: 'no-store' }).then(
      () => window.location.reload(),
      () => undefined,
    )
  return (
    <Stack gap="md">
      <p role="alert">Sem conexão com o Malote. Verifique a internet e carregue a página de novo.</p>
      <Button className="self-start" onClick={() => void reload()}>
        Carregar de novo
      </Button>
    </Stack>
  )
}
