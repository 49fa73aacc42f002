import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { quietMs } from './run-when-idle.ts'

/** Whether an entry of the menu is loaded: on its own pages at once, on others after their first seconds. */
export function useLaterEntry(path: string): boolean {
  const isOnPage = useLocation({ select: ({ pathname }) => pathname.startsWith(path) })
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), isOnPage ? 0 : quietMs)
    return () => clearTimeout(timer)
  }, [isOnPage])
  return isShown
}
