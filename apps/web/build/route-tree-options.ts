/** Options for generating the route tree, used by Vite and by `pnpm check`. */
export const routeTreeOptions = {
  target: 'react',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: false,
  addExtensions: true,
} as const
