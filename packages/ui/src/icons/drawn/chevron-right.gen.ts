/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const ChevronRight = /* @__PURE__ */ createIcon([["path",{"d":"m9 18 6-6-6-6"}]])
