'use client'
import { createContext, type ReactNode, use } from 'react'
import type { OnDemand } from './on-demand.ts'

/** A menu or popover that is closed in a page that a server renders. */
export interface ClosedOverlay {
  /** The id of the element that opens it. */
  triggerId: string
  /** Loads its code, and resolves with its content as it looks when it is open. */
  open: () => Promise<ReactNode>
}

/**
 * Receives each closed menu and popover of a page that a server renders. The server can render their content too, so that a
 * script shows it before the application responds. Without it, as in browsers, closed overlays cost nothing.
 */
export const ClosedOverlayContext = createContext<((overlay: ClosedOverlay) => void) | undefined>(undefined)

/** Passes an overlay to the `ClosedOverlayContext`. */
export function useClosedOverlay<Module>(
  triggerId: string,
  layer: OnDemand<Module>,
  render: (module: Module) => ReactNode,
): void {
  use(ClosedOverlayContext)?.({
    triggerId,
    open: async () => {
      await layer.preload()
      const { module } = layer.read()
      return module && render(module)
    },
  })
}
