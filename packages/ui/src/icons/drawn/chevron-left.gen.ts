/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const ChevronLeft = /* @__PURE__ */ createIcon('M15 18l-6-6 6-6')
