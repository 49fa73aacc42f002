import axe from 'axe-core'

/** The accessibility faults of what is on the page, one line each; an empty list is a pass. */
export async function faults(container: Element = document.body): Promise<string[]> {
  // A layer that is still fading in has no contrast yet.
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map((one) => one.finished))
  const { violations } = await axe.run(container, {
    // Single components are not pages: landmarks and a first heading belong to the screens.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' · ')})`)
}
