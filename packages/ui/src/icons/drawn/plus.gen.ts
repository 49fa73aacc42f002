/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const Plus = /* @__PURE__ */ createIcon('M5 12h14M12 5v14')
