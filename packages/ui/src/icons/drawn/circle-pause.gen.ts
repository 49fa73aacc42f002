/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const CirclePause = /* @__PURE__ */ createIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM10 15L10 9M14 15L14 9')
