/** Keys of the browser's local storage (specification, section 9); drafts append to theirs. The build reads them too. */
export const storageKeys = {
  token: 'malote:token',
  /** Names the session, for what is recorded in it. */
  session: 'malote:session',
  /** The tokens of sessions that ended here, until the server has ended them too. */
  endedTokens: 'malote:ended-tokens',
  theme: 'malote:theme',
  sidebar: 'malote:sidebar',
  draft: 'malote:draft',
  /** Part of the keys of those drafts that no first render shows: texts that were typed and not sent. */
  draftText: ':texto:',
  /** Names a tab, in its session storage and in its lock. */
  tab: 'malote:tab',
  orderTable: 'malote:order-table',
  orderViews: 'malote:order-views',
  recentCommands: 'malote:recent-commands',
  news: 'malote:news',
  tour: 'malote:tour',
  /** The application that shows the way to a stop. */
  navigation: 'malote:navigation',
  /** Whether steps are stored with the place of this device: `granted` or `declined`. */
  place: 'malote:place',
  /** A cache of `CacheStorage`: the pages that the server has rendered. */
  pages: 'malote:pages',
} as const
