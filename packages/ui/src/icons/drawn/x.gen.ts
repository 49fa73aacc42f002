/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const X = /* @__PURE__ */ createIcon([["path",{"d":"M18 6 6 18"}],["path",{"d":"m6 6 12 12"}]])
