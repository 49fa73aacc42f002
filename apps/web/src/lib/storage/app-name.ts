/** The product's name: page titles, the brand and the prefix of every local-storage key (specification, section 9). */
export const appName = 'Malote'

const key = (name: string) => `${appName.toLowerCase()}:${name}`

/** What the app keeps in the browser's local storage. */
export const storageKeys = {
  token: key('token'),
  theme: key('theme'),
  sidebar: key('sidebar'),
  draft: key('draft'),
  orderTable: key('order-table'),
  orderViews: key('order-views'),
  recentCommands: key('recent-commands'),
  news: key('news'),
} as const
