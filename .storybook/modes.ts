/** The four pictures that Chromatic takes of every story. */
export const modes = {
  'claro 1280': { theme: 'claro', viewport: { width: 1280, height: 800 } },
  'escuro 1280': { theme: 'escuro', viewport: { width: 1280, height: 800 } },
  'claro 375': { theme: 'claro', viewport: { width: 375, height: 812 } },
  'escuro 375': { theme: 'escuro', viewport: { width: 375, height: 812 } },
}
