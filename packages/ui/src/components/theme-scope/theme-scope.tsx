'use client'
import { type ComponentProps, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { PortalContainerContext } from '../../lib/portal-container.ts'

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
 * so that they have the same theme and brand.
 */
export function ThemeScope({ theme, container, className, ref, children, ...rest }: ThemeScopeProps) {
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const ownRef = useMergedRefs(ref, setElement)
  return (
    <div
      {...rest}
      ref={ownRef}
      data-slot="theme-scope"
      data-theme={theme}
      className={cn('font-sans text-md text-text', className)}
    >
      <PortalContainerContext value={container ?? element}>{children}</PortalContainerContext>
    </div>
  )
}
