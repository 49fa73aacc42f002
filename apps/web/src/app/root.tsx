import { VisuallyHidden } from '@malote/ui'
import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { appName } from './app-name'
import { titleOf } from './page-title'

/** What stands around every page: its title, for the tab and for those who hear it. */
export function Root() {
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
