/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const ChevronDown = /* @__PURE__ */ createIcon('M6 9l6 6 6-6')
