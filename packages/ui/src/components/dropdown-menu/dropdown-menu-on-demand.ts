'use client'
import { declareOverlay } from '../../lib/on-demand.js'

/** The code of all menus. */
export const menuLayer = declareOverlay(() => import('./dropdown-menu-layer.js'), 'DropdownMenuLayer')
