'use client'
import { onDemand } from '../../lib/on-demand.js'

/** The list of `Combobox` and `MultiSelect`, fetched on the first hover or focus. */
export const optionList = onDemand(() => import('./option-list.js'))
