/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const ChartNoAxesColumn = /* @__PURE__ */ createIcon('M5 21v-6M12 21V3M19 21V9')
