'use client'
import { createContext, use } from 'react'

/** The element that overlays are rendered into; `null` for the body. */
export const PortalContainerContext = createContext<HTMLElement | null>(null)

/** @returns the element of the nearest ThemeScope, or the body. */
export function usePortalContainer(): HTMLElement {
  return use(PortalContainerContext) ?? document.body
}
