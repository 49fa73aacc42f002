/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const X = /* @__PURE__ */ createIcon('M18 6 6 18M6 6l12 12')
