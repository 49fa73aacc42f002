/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const ClockAlert = /* @__PURE__ */ createIcon('M12 6v6l4 2M20 12v5M20 21h.01M21.25 8.2A10 10 0 1 0 16 21.16')
