'use client'
import { type ComponentType, createContext, type ReactNode, use } from 'react'

/** The element that overlays are rendered into; `null` for the body. */
export const PortalContainerContext = createContext<HTMLElement | null>(null)

/** @returns the element of the nearest ThemeScope, or the body; undefined on a server. */
export function usePortalContainer(): HTMLElement {
  return use(PortalContainerContext) ?? globalThis.document?.body
}

interface OverlayPortalProps {
  /** The portal of the overlay's library. */
  portal: ComponentType<{ container?: Element | null | undefined; children?: ReactNode }>
  container: HTMLElement | undefined
  children: ReactNode
}

/** Renders an overlay into its container. A server, which has none, renders it in place. */
export function OverlayPortal({ portal: Portal, container, children }: OverlayPortalProps) {
  return container ? <Portal container={container}>{children}</Portal> : children
}
