import { VisuallyHidden } from '@malote/ui'
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { appName } from '../app/app-name'
import { titleOf } from '../app/page-title'
import type { RouterContext } from '../app/router'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

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
