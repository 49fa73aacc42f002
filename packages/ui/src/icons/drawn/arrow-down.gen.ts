/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const ArrowDown = /* @__PURE__ */ createIcon([["path",{"d":"M12 5v14"}],["path",{"d":"m19 12-7 7-7-7"}]])
