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

/** Named filters of the user, stored in this browser. */
export function useSavedViews() {
  const [views, setViews] = useState(readViews)
  const store = (next: SavedView[]) => {
    setViews(next)
    writeJson(storageKeys.orderViews, next)
  }
  return {
    views,
    /** Saves a view; one with the same name is replaced. The page number and the day of the calendar are not part of it. */
    save: (
      name: string,
      { companyId: _company, ...search }: ServiceOrdersSearch & { companyId?: string | undefined },
    ) =>
      store([...views.filter((view) => view.name !== name), { name, search: { ...search, page: 1, dia: undefined } }]),
    remove: (name: string) => store(views.filter((view) => view.name !== name)),
    restore: () => store(views),
  }
}
