'use client'
import { type ComponentProps, use, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '../../lib/cn.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { PortalContainerContext } from '../../lib/portal-container.tsx'
import { isContained } from './is-contained.ts'

export interface ThemeScopeProps extends ComponentProps<'div'> {
  /**
   * The theme of the part. Without it, the theme of the page applies.
   * @default the theme of the surrounding part
   */
  theme?: 'light' | 'dark' | undefined
  /**
   * The element that overlays of this part are rendered into, such as the modal of another library.
   * @default the element of this component
   */
  container?: HTMLElement | null | undefined
}

/**
 * A part of a page with its own theme or brand. Menus, lists, dialogs and tooltips that open in it are rendered in it,
 * so that they have the same theme and brand. In an element with a `transform`, which would cut them off, they are rendered
 * at the end of the page, in an element with the same theme, style and direction.
 */
export function ThemeScope({ theme, container, className, ref, children, ...rest }: ThemeScopeProps) {
  const surrounding = use(PortalContainerContext)
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const [isCutOff, setCutOff] = useState(false)
  const [outside, setOutside] = useState<HTMLDivElement | null>(null)
  // Stable, because it renders again.
  const measure = useCallback((root: HTMLDivElement | null) => {
    setElement(root)
    setCutOff(root !== null && isContained(root))
  }, [])
  const ownRef = useMergedRefs(ref, measure)
  const attributes = {
    'data-slot': 'theme-scope',
    'data-theme': theme,
    className: cn('font-sans text-md tracking-normal text-text', className),
  }
  return (
    <div {...rest} ref={ownRef} {...attributes}>
      <PortalContainerContext value={container ?? (isCutOff ? outside : element)}>{children}</PortalContainerContext>
      {isCutOff &&
        !container &&
        createPortal(
          // Its class may set a size or a background of the part, so it has no box.
          <div
            {...attributes}
            dir={rest.dir}
            lang={rest.lang}
            style={{ ...rest.style, display: 'contents' }}
            ref={setOutside}
          />,
          surrounding ?? document.body,
        )}
    </div>
  )
}
