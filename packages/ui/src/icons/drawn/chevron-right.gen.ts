/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const ChevronRight = /* @__PURE__ */ createIcon('M9 18l6-6-6-6')
