/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const ArrowDown = /* @__PURE__ */ createIcon('M12 5v14M19 12l-7 7-7-7')
