import axe from 'axe-core'

/** The accessibility faults of what is on the page, one line each; an empty list is a pass. */
export async function faults(container: Element = document.body): Promise<string[]> {
  // A layer that is still fading in has no contrast yet. Waiting for its end could take forever in a page out of sight.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
  const { violations } = await axe.run(container, {
    // Single components are not pages: landmarks and a first heading belong to the screens.
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' · ')})`)
}
