export type ScrollAreaSurface = 'page' | 'raised' | 'sunken' | 'overlay'

/** The colour that the content fades into: that of the surface behind the area. */
export const scrollAreaSurfaces = {
  page: 'from-surface',
  raised: 'from-surface-raised',
  sunken: 'from-surface-sunken',
  overlay: 'from-surface-overlay',
} satisfies Record<ScrollAreaSurface, string>

export const scrollAreaEdges = {
  top: 'inset-x-0 top-0 h-6 bg-linear-to-b',
  bottom: 'inset-x-0 bottom-0 h-6 bg-linear-to-t',
  left: 'inset-y-0 left-0 w-6 bg-linear-to-r',
  right: 'inset-y-0 right-0 w-6 bg-linear-to-l',
}
