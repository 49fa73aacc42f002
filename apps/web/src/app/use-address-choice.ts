import { startTransition, useOptimistic } from 'react'

/** A choice that the address keeps: shown as soon as it is made, and not only once the address has changed. */
export function useAddressChoice<Choice>(chosen: Choice, choose: (choice: Choice) => Promise<void>) {
  const [shown, show] = useOptimistic(chosen)
  const change = (choice: Choice) =>
    startTransition(async () => {
      show(choice)
      await choose(choice)
    })
  return [shown, change] as const
}

/** The same for a page whose address keeps many choices, of which each changes some. */
export function useAddressChoices<Choices extends object>(
  chosen: Choices,
  choose: (part: Partial<Choices>) => Promise<void>,
) {
  const [shown, show] = useOptimistic(chosen, (current, part: Partial<Choices>) => ({ ...current, ...part }))
  const change = (part: Partial<Choices>) =>
    startTransition(async () => {
      show(part)
      await choose(part)
    })
  return [shown, change] as const
}
