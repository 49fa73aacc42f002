import { useHydrated } from '@tanstack/react-router'
import { homePath } from '../../lib/http/safe-redirect'

/**
 * The page that was asked for, as links carry it on. The pages before sign-in are prerendered without it: the links
 * learn of it once the page is alive, so that both agree on the markup.
 */
export function useKeptRedirect(redirect: string): { redirect?: string } {
  const hydrated = useHydrated()
  return hydrated && redirect !== homePath ? { redirect } : {}
}
