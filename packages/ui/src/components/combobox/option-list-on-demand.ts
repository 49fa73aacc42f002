'use client'
import { declareOverlay } from '../../lib/on-demand.ts'

/** The list of `Combobox` and `MultiSelect`, loaded on the first hover or focus. */
export const optionList = declareOverlay(() => import('./option-list.tsx'), 'OptionList')
