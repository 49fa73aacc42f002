import type { StaticDataRouteOption } from '@tanstack/react-router'

interface Titled {
  staticData: StaticDataRouteOption
  params: Readonly<Record<string, string>>
}

/** What the page of these matches is called; deeper routes win. */
export function titleOf(matches: readonly Titled[]): string | undefined {
  const match = matches.findLast(({ staticData }) => staticData.title !== undefined)
  const title = match?.staticData.title
  return typeof title === 'function' ? title(match?.params ?? {}) : title
}
