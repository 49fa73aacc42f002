'use client'
import { overlay } from '../../lib/on-demand.js'

/** The list of `Combobox` and `MultiSelect`, fetched on the first hover or focus. */
export const optionList = overlay(() => import('./option-list.js'), 'OptionList')
