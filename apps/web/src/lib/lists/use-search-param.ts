import { startTransition, useOptimistic } from 'react'

function useAddress<Shown, Change>(
  said: Shown,
  apply: (shown: Shown, change: Change) => Shown,
  write: (change: Change) => Promise<void>,
) {
  const [shown, show] = useOptimistic(said, apply)
  const choose = (change: Change) =>
    startTransition(async () => {
      show(change)
      await write(change)
    })
  return [shown, choose] as const
}

/** A choice that the address keeps: shown as soon as it is made, and not only once the address has changed. */
export const useAddressChoice = <Choice>(chosen: Choice, choose: (choice: Choice) => Promise<void>) =>
  useAddress(chosen, (_shown, choice: Choice) => choice, choose)

/** The same for a page whose address keeps many choices, of which each changes some. */
export const useAddressChoices = <Choices extends object>(
  chosen: Choices,
  choose: (part: Partial<Choices>) => Promise<void>,
) => useAddress(chosen, (shown, part: Partial<Choices>) => ({ ...shown, ...part }), choose)
