/* The build gives this module to the bundled parts of Radix instead of `@radix-ui/react-dismissable-layer` (decision 0229). */
import * as host from '@radix-ui/react-dismissable-layer'
import type { ComponentProps } from 'react'

type Layer = typeof host

// A copy, because a bundler reports a missing export of a namespace.
const layer: Pick<Layer, 'DismissableLayer'> & Partial<Layer> = { ...host }
const hasSurfaces = 'useDismissableLayerSurface' in layer
const ignoreSurface: ReturnType<Layer['useDismissableLayerSurface']> = () => {}

/** Registers a surface whose press closes a layer; the layers before version 1.2 close by every press outside. */
export const useDismissableLayerSurface: Layer['useDismissableLayerSurface'] =
  layer.useDismissableLayerSurface ?? (() => ignoreSurface)

/** The layer of the host's version: its stack decides which layer an Esc closes. */
export function DismissableLayer({ deferPointerDownOutside, ...props }: ComponentProps<Layer['DismissableLayer']>) {
  // The layers before version 1.2 would pass the unknown property to the element.
  const deferred = hasSurfaces ? { deferPointerDownOutside } : {}
  return <layer.DismissableLayer {...props} {...deferred} />
}
