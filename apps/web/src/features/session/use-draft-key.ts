import { useQuery } from '@tanstack/react-query'
import { draftTextKey } from '../../lib/storage/drafts.ts'
import { currentUserQuery } from './session.queries.ts'

/** @returns the storage key of what the user types into a form; undefined for a guest. */
export function useDraftKey(form: string): string | undefined {
  // Start-up has fetched the user; a query that is enabled would wait for a connection.
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false })
  return user && draftTextKey(user.id, form)
}
