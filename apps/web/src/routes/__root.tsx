import { VisuallyHidden } from '@malote/ui'
import { createRootRouteWithContext, Outlet, type StaticDataRouteOption, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { RouterContext } from '../app/router.tsx'
import { appName } from '../lib/app-name.ts'
import { afterPaint } from '../lib/browser/after-paint.ts'

export const Route = createRootRouteWithContext<RouterContext>()({ beforeLoad: yieldToPaint, component: Root })

/**
 * Lets the browser paint the pressed state of a link before the next page renders. Only navigation by the user waits,
 * not the first page and not preloading.
 */
async function yieldToPaint({ preload }: { preload: boolean }): Promise<void> {
  if (!preload && globalThis.navigator?.userActivation?.isActive) await afterPaint()
}

interface TitledMatch {
  staticData: StaticDataRouteOption
  params: Readonly<Record<string, string>>
}

/** @returns the title of the deepest matched route that has one. */
export function getPageTitle(matches: readonly TitledMatch[]): string | undefined {
  const match = matches.findLast(({ staticData }) => staticData.title !== undefined)
  const title = match?.staticData.title
  return typeof title === 'function' ? title(match?.params ?? {}) : title
}

/** Sets the document title of every page and announces it to screen readers. */
function Root() {
  const title = useMatches({ select: getPageTitle })
  useEffect(() => {
    document.title = title ? `${title} · ${appName}` : appName
  }, [title])
  return (
    <>
      <Outlet />
      {/* Screen readers do not announce a client-side navigation. */}
      <VisuallyHidden role="status">{title}</VisuallyHidden>
    </>
  )
}
