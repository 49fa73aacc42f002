/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const ArrowLeft = /* @__PURE__ */ createIcon('M12 19l-7-7 7-7M19 12H5')
