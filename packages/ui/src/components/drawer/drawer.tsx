'use client'
import { type DialogContentProps, DialogPanel } from '../dialog/dialog.js'

/**
 * A panel along the right edge: creating and editing beside the list it belongs to. On phones it covers the screen.
 * Its other parts are those of `Dialog`.
 */
export function DrawerContent({ size = 'md', ...rest }: DialogContentProps) {
  return <DialogPanel {...rest} size={size} placement="right" />
}
