import { VisuallyHidden } from '@malote/ui'
import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterPaint } from '../lib/browser/after-paint'
import { appName } from '../lib/storage/app-name'
import { titleOf } from './page-title'

/**
 * A press is painted before the page that it leads to is drawn, or the browser would seem not to have noticed it while
 * it draws. Nobody waits for what was not pressed: the first page, and those loaded ahead.
 */
async function answerPress({ preload }: { preload: boolean }): Promise<void> {
  if (!preload && globalThis.navigator?.userActivation?.isActive) await afterPaint()
}

/** What stands around every page: its title, for the tab and for those who hear it. */
function Root() {
  const title = useMatches({ select: titleOf })
  useEffect(() => {
    document.title = title ? `${title} · ${appName}` : appName
  }, [title])
  return (
    <>
      <Outlet />
      {/* A page change without a page load is silent to a screen reader unless it is said. */}
      <VisuallyHidden role="status">{title}</VisuallyHidden>
    </>
  )
}

/** The root of all routes, and of each stage of them. */
export const rootOptions = { beforeLoad: answerPress, component: Root } as const
