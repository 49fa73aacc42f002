/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const ArrowLeft = /* @__PURE__ */ createIcon([["path",{"d":"m12 19-7-7 7-7"}],["path",{"d":"M19 12H5"}]])
