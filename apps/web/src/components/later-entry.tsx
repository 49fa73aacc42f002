import { useLocation } from '@tanstack/react-router'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { quietMs } from '../lib/browser/quiet-time.ts'

interface LinkProps {
  companyId: string | undefined
}

interface LaterEntryProps extends LinkProps {
  /** The path that its pages begin with. */
  path: string
  link: ComponentType<LinkProps>
}

/** An entry of the menu that is loaded later: on its own pages at once, on others after their first seconds. */
export function LaterEntry({ path, link: Link, companyId }: LaterEntryProps) {
  const isOnPage = useLocation({ select: ({ pathname }) => pathname.startsWith(path) })
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), isOnPage ? 0 : quietMs)
    return () => clearTimeout(timer)
  }, [isOnPage])
  if (!isShown) return null
  return (
    <Suspense>
      <Link companyId={companyId} />
    </Suspense>
  )
}
