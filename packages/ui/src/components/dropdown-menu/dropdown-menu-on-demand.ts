'use client'
import { overlay } from '../../lib/on-demand.js'

/** The code of every menu, fetched once. */
export const menuLayer = overlay(() => import('./dropdown-menu-layer.js'), 'DropdownMenuLayer')
