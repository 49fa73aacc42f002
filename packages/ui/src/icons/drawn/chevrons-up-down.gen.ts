/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const ChevronsUpDown = /* @__PURE__ */ createIcon('M7 15l5 5 5-5M7 9l5-5 5 5')
