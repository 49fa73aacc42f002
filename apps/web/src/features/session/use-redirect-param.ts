import { useHydrated } from '@tanstack/react-router'
import { homePath } from '../../lib/http/safe-redirect.ts'

/**
 * The redirect target for links between the guest pages. It is undefined in the first render, because the prerendered
 * markup has no target.
 */
export function useRedirectParam(redirect: string): { redirect?: string } {
  const hydrated = useHydrated()
  return hydrated && redirect !== homePath ? { redirect } : {}
}
