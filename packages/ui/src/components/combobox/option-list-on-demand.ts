'use client'
import { declareOverlay } from '../../lib/on-demand.ts'

/**
 * The list of `Combobox` and `MultiSelect`, loaded on the first hover or focus.
 *
 * Radix has no editable combobox, so keys, highlight and announcements are implemented in this folder after the ARIA
 * practices, on the Radix packages that every other layer loads already. downshift mounts every row and announces in
 * English; `@base-ui/react` brings a second layer engine, with which Esc in a dialog closes both (70 kB for three
 * components, against 38); cmdk mounts every item.
 */
export const optionList = declareOverlay(() => import('./option-list.tsx'), 'OptionList')
