/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const Columns3Cog = /* @__PURE__ */ createIcon('M10.6 21H5a2 2 0 01-2-2V5a2 2 0 012-2h14a2 2 0 012 2v5.6M14.305 19.53l.923-.382M15 3v7.6M15.229 16.852l-.924-.383M16.852 15.228l-.383-.923M16.852 20.772l-.383.924M19.148 15.228l.383-.923M19.53 21.696l-.382-.924M20.773 16.852l.922-.383M20.773 19.148l.922.383M9 3v18M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z')
