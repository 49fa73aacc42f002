/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const ArrowUp = /* @__PURE__ */ createIcon('M5 12l7-7 7 7M12 19V5')
