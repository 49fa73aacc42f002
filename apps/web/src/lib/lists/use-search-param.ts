import { startTransition, useOptimistic } from 'react'
import { afterPaint } from '../browser/after-paint.ts'

function useAddress<Shown, Change>(
  current: Shown,
  apply: (shown: Shown, change: Change) => Shown,
  write: (change: Change) => Promise<void>,
) {
  const [shown, show] = useOptimistic(current, apply)
  const choose = (change: Change) =>
    startTransition(async () => {
      show(change)
      // A navigation compares the address of every link of the page.
      await afterPaint()
      await write(change)
    })
  return [shown, choose] as const
}

/** A choice stored in the URL. The new value is shown at once, before the navigation ends. */
export const useSearchParam = <Choice>(chosen: Choice, choose: (choice: Choice) => Promise<void>) =>
  useAddress(chosen, (_shown, choice: Choice) => choice, choose)

/** The same for several choices stored in the URL, of which each change sets some. */
export const useSearchParams = <Choices extends object>(
  chosen: Choices,
  choose: (part: Partial<Choices>) => Promise<void>,
) => useAddress(chosen, (shown, part: Partial<Choices>) => ({ ...shown, ...part }), choose)
