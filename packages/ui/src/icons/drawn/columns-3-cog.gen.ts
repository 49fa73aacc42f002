/* Lucide, ISC licence, Copyright (c) Lucide Contributors. Written by scripts/generate-icons.ts: do not edit. */
import { createIcon } from '../create-icon.ts'

export const Columns3Cog = /* @__PURE__ */ createIcon([["path",{"d":"M10.6 21H5a2 2 0 01-2-2V5a2 2 0 012-2h14a2 2 0 012 2v5.6"}],["path",{"d":"m14.305 19.53.923-.382"}],["path",{"d":"M15 3v7.6"}],["path",{"d":"m15.229 16.852-.924-.383"}],["path",{"d":"m16.852 15.228-.383-.923"}],["path",{"d":"m16.852 20.772-.383.924"}],["path",{"d":"m19.148 15.228.383-.923"}],["path",{"d":"m19.53 21.696-.382-.924"}],["path",{"d":"m20.773 16.852.922-.383"}],["path",{"d":"m20.773 19.148.922.383"}],["path",{"d":"M9 3v18"}],["circle",{"cx":"18","cy":"18","r":"3"}]])
