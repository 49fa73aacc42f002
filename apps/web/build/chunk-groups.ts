/**
 * Which modules that several pages share become one chunk. By default the bundler makes a chunk for each set of pages
 * that share something, most of them of 1 kB, and each file costs a slow phone a request. `pnpm size:web` checks the
 * result (decision 0022). `entriesAware` groups with merging make fewer files, but bring in code of other pages; a list
 * of files needs a change for every moved file.
 */
const libraries = (names: string) => new RegExp(`node_modules[\\\\/](?:${names})[\\\\/]`)

/** A module belongs to the matching group with the highest priority, together with its imports. */
export const chunkGroups = [
  // Libraries change less often than the app: in separate chunks they stay in the browser's cache across releases.
  { name: 'react', test: libraries('react|react-dom|scheduler'), priority: 8 },
  {
    name: 'tanstack',
    // The table and virtual-list libraries are loaded with the pages that use them.
    test: libraries('@tanstack/(?:history|(?:react-)?store|(?:query|router)-core|react-(?:query|router))'),
    priority: 7,
  },
  { name: 'app', tags: ['$initial' as const], priority: 6 },
  { name: 'icons', test: /[\\/]icons[\\/]/, minShareCount: 2, priority: 5 },
  { name: 'common', minShareCount: 12, priority: 4 },
  { name: 'session', test: /[\\/]features[\\/]session[\\/]/, minShareCount: 2, priority: 3 },
  { name: 'lib', test: /[\\/]apps[\\/]web[\\/]src[\\/]lib[\\/](?!forms[\\/])/, minShareCount: 2, priority: 2 },
]
