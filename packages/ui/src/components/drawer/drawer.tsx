'use client'
import { type DialogContentProps, DialogPanel } from '../dialog/dialog.tsx'

/**
 * A panel along the right edge, or the left one in right-to-left pages, for creating and editing next to a list. On phones it covers the screen. Its other
 * parts are those of `Dialog`.
 */
export function DrawerContent({ size = 'md', ...rest }: DialogContentProps) {
  return <DialogPanel {...rest} size={size} placement="end" />
}
