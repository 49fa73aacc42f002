'use client'
import { declareOverlay } from '../../lib/on-demand.ts'

/** The code of all menus. */
export const menuLayer = declareOverlay(() => import('./dropdown-menu-layer.tsx'), 'DropdownMenuLayer')
