/** Options for generating the route tree, used by Vite and by `pnpm check`. */
export const routeTreeOptions = {
  target: 'react' as const,
  autoCodeSplitting: true,
  quoteStyle: 'single' as const,
  semicolons: false,
  addExtensions: true,
  codeSplittingOptions: {
    // The loader comes with the page, because it imports the queries and the contract of the page.
    defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
  },
}
