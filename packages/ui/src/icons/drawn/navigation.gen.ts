/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const Navigation = /* @__PURE__ */ createIcon('M3 11 22 2 13 21 11 13 3 11z')
