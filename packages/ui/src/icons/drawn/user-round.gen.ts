/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const UserRound = /* @__PURE__ */ createIcon('M7 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM20 21a8 8 0 0 0-16 0')
