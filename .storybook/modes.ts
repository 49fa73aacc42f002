/**
 * The snapshots that Chromatic takes of a story. Without parameters a story has two, one in each theme at 1280 pixels.
 * Stories change this with `snapshots` of packages/ui/src/testing/snapshots.ts; docs/how-to/review-pictures.md has the
 * rule. There is no dark mode at 375 pixels, because the themes differ in color only.
 */
export const modes = {
  'claro 1280': { theme: 'claro', viewport: { width: 1280, height: 800 } },
  'escuro 1280': { theme: 'escuro', viewport: { width: 1280, height: 800 } },
  'claro 375': { theme: 'claro', viewport: { width: 375, height: 812 }, disable: true },
}
