/** How the tree of routes is written: by Vite when it serves or builds, and by `pnpm check`. */
export const routeTreeOptions = {
  target: 'react',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: false,
} as const
