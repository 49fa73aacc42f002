/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const Check = /* @__PURE__ */ createIcon('M20 6 9 17l-5-5')
