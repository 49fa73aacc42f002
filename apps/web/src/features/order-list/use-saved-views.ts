import { useState } from 'react'
import * as z from 'zod/mini'
import { readJson, writeJson } from '../../lib/storage/storage.ts'
import { storageKeys } from '../../lib/storage/storage-keys.ts'
import { ServiceOrdersSearch } from '../orders/order-list-search.ts'

const SavedView = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  search: ServiceOrdersSearch,
})
export type SavedView = z.output<typeof SavedView>

const readViews = (): SavedView[] => z.parse(z.catch(z.array(SavedView), []), readJson(storageKeys.orderViews))

/**
 * Named filters of the user, stored in this browser. Each change is made to what is stored then, because another tab may
 * have changed it since this one has read it.
 */
export function useSavedViews() {
  const [{ views, isStored }, setState] = useState(() => ({ views: readViews(), isStored: true }))
  /** @returns whether the browser has stored the change. */
  const change = (name: string, added: readonly SavedView[] = []): boolean => {
    // Views that could not be stored exist in this tab only.
    const current = isStored ? readViews() : views
    const next = [...current.filter((view) => view.name !== name), ...added]
    const written = writeJson(storageKeys.orderViews, next)
    setState({ views: next, isStored: written })
    return written
  }
  return {
    views,
    /** Saves a view; one with the same name is replaced. The page number and the day of the calendar are not part of it. */
    save: (
      name: string,
      { companyId: _company, ...search }: ServiceOrdersSearch & { companyId?: string | undefined },
    ) => change(name, [{ name, search: { ...search, page: 1, dia: undefined } }]),
    remove: (name: string) => change(name),
    restore: (view: SavedView) => change(view.name, [view]),
  }
}
