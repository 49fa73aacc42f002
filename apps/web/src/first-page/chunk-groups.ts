/**
 * Which modules that several pages share become one chunk. By default the bundler makes a chunk for each set of pages
 * that share something, most of them of 1 kB, and each file costs a slow phone a request: a browser opens six connections
 * to a server without HTTP/2. `pnpm size:web` checks the size and the number of files of each page (decision 0022).
 * `entriesAware` groups with merging make fewer files, but bring in code of other pages. So do groups of whole folders,
 * because code that loads on intent is in the same folders: measured on 2026-11-23, five rules of folders made the list
 * 222 kB in 17 files, instead of 205 kB in 9. The folders of `features/orders` therefore follow the loading: its own files
 * belong to every page of orders, `order` and `offline` to the pages of one order, `forms`, `map` and `views` are loaded on intent.
 */

/** Matches a folder or a file name that begins with one of the names. */
const toPattern = (names: readonly string[]) => `[\\\\/](?:${names.join('|').replaceAll('/', '[\\\\/]')})`
const modules = (...names: string[]) => new RegExp(toPattern(names))
const modulesExcept = (...names: string[]) => new RegExp(`^(?!.*${toPattern(names)})`)

// Several pages share these, but the list of orders, which loads every group up to `orders`, does not need them.
const laterViews = [
  'components/(?:card|dialog(?!/dialog-layer)|radio-group|textarea)/',
  'ui/src/lib/(?:focus-within|input-texts)',
]
const laterInputs = [
  'components/(?:date-field|form|masked-field|money-field|number-field|time-field)/',
  'ui/src/lib/(?:calendar-messages|date-messages)',
]
// Every signed-in page has a menu, and no guest page.
const menus = 'components/dropdown-menu/(?!dropdown-menu-layer)'
// Only the forms of locations and settings validate opening hours.
const laterContracts = 'contract/core/opening-hours'
// Guest pages do without the form library, and pages that only load a form on intent too.
const formKit = ['node_modules/react-hook-form/', 'forms/(?:bind-field|bound-|field-errors|remove-keeping-focus)']
const laterFormats = 'lib/format/(?:brazilian-time-zones|proof-choice|skip-leading)'
const laterIcons =
  'lucide-react/dist/esm/icons/(?:arrow|file-pen|file-text|printer|share-2|undo-2|user-round-cog|wrench)[-.]'
const laterQueries = 'query-core/.*(?:queriesObserver|infiniteQueryObserver)|react-query/.*(?:useQueries|nfiniteQuery)'

/** A module belongs to the matching group with the highest priority, together with its imports. */
export const chunkGroups = [
  // Libraries change less often than the app: in a separate chunk they stay in the browser's cache across releases.
  {
    name: 'libraries',
    // The table and virtual-list libraries are loaded with the pages that use them.
    test: modules(
      `node_modules/(?:react|react-dom|scheduler)/`,
      `node_modules/@tanstack/(?!${laterQueries})(?:history|(?:react-)?store|(?:query|router)-core|react-(?:query|router))/`,
    ),
    priority: 9,
  },
  { name: 'app', tags: ['$initial' as const], priority: 8 },
  // With the other small modules that guest pages and signed-in pages share, which share no group below.
  {
    name: 'icons',
    test: modules(
      'ui/src/icons/',
      'components/logo/',
      'browser/run-when-idle',
      'ui/src/lib/(?:return-focus|is-composing|compose-escape|plain-text)',
    ),
    minShareCount: 2,
    priority: 7,
  },
  {
    name: 'common',
    test: modulesExcept(
      'lucide-react/',
      'components/data-table/',
      menus,
      laterContracts,
      ...laterInputs,
      ...formKit,
      ...laterViews,
    ),
    minShareCount: 18,
    priority: 6,
  },
  {
    name: 'session',
    test: modules('features/session/(?!use-draft-key)', 'forms/(?:page-form|validate)', 'browser/focus-element'),
    minShareCount: 2,
    priority: 5,
  },
  {
    name: 'signed-in',
    test: modules(
      'lib/(?:live|lists)/',
      'lib/lazy-part',
      `(?!${laterFormats})lib/format/`,
      'latest-changelog',
      'storage/(?:theme|tour)',
      'lib/offline/(?:queued-requests|paused-drafts)',
      'browser/(?:save-file|store)',
      'first-page/visit-status',
      'components/(?:filter-chip|popover|relative-time|status-badge|tab-nav)/',
      menus,
      'components/download-menu',
      'components/confirm-dialog/confirm\\.',
      'forms/confirm-action',
      'browser/pass-focus-on',
      'contract/settings/reasons',
      'http/idempotency-key',
      'contract/orders/service-order-events',
      'contract/orders/(?:occurrence-|comments\\.)',
      'features/orders/order/local-time',
      `(?!${laterIcons})lucide-react/`,
    ),
    minShareCount: 2,
    priority: 5,
  },
  {
    // Shared by the list, the detail and the form of orders: the base without its folders.
    name: 'orders',
    test: modules('contract/orders/(?:service-orders?|assignment-errors)\\.ts', 'features/orders/[\\w.-]+$'),
    minShareCount: 2,
    priority: 4,
  },
  {
    // Shared by the detail of an order, its form and its printed pages.
    name: 'order',
    test: modules(
      'contract/orders/(?:attachments|order-facts|recipient-requests)\\.ts',
      'features/orders/(?:order|offline)/',
      'features/session/use-draft-key',
      'forms/kept-texts',
      laterIcons,
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    // What every overlay needs, in one file: the first press waits for one round trip instead of three. The layers that
    // few pages open, such as the calendar, stay alone.
    name: 'overlays',
    test: modules(
      'node_modules/(?:@radix-ui/(?!react-select)|@floating-ui/|aria-hidden|react-remove-scroll(?:-bar)?|react-style-singleton|use-sidecar)',
      'node_modules/(?:use-callback-ref|get-nonce|tslib)/',
      'components/(?:popover/popover|dialog/dialog|dropdown-menu/dropdown-menu|confirm-dialog/confirm|tooltip/tooltip)-layer',
      'ui/src/lib/(?:anchor|handle-missed-escape)',
    ),
    priority: 2,
  },
  {
    // Every page loads it after its first view, so that the worker of the planner needs no other file for its URL.
    name: 'service-worker-client',
    test: modules('first-page/service-worker-client', 'browser/trusted-script-url'),
    priority: 2,
  },
  {
    // Small files of the form of orders, which the forms of steps and received messages share.
    name: 'order-values',
    test: modules('order-form/form/order-values', 'orders/forms/(?:closed-hours-advice|window-presets)'),
    minShareCount: 2,
    priority: 0,
  },
  {
    // Saved locations and how the forms and filters of orders find them.
    name: 'locations',
    test: modules('contract/places/locations\\.ts', 'forms/location\\.queries'),
    minShareCount: 2,
    priority: 3,
  },
  {
    // The queries of the detail page for its sections, which load on intent and share them.
    name: 'order-sections',
    test: modules(
      'order-detail/(?:section-queries|stop-messages\\.queries|mapped-stops|file-gallery)',
      'address-history/address-history\\.queries',
      'contract/orders/(?:recipient-messages|address-history)\\.ts',
      'contract/core/map-tiles',
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    // Shared by the list of occurrences, their panel in an order, and the entry of the menu.
    name: 'occurrences',
    test: modules(
      'contract/orders/occurrences\\.ts',
      'components/occurrence-state',
      'features/(?:orders/|order-)occurrences/occurrences\\.queries',
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    // The texts of messages, which are a part of the settings.
    name: 'messages',
    test: modules('contract/settings/recipient-message-templates', 'forms/recipient-message-labels'),
    minShareCount: 2,
    priority: 3,
  },
  {
    // Small components that show data.
    name: 'views',
    test: modules(
      'components/(?:copy-button|description-list|disclosure|grid|relative-time|section|segmented-control)/',
      'components/(?:skeleton|table|timeline)/',
      'components/titled-card',
      'forms/address-values',
      ...laterViews,
    ),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'inputs',
    test: modules('components/(?:combobox|select)/', laterFormats, ...laterInputs),
    minShareCount: 2,
    priority: 2,
  },
  {
    // The form library, the small files that bind its fields, and the conflicts of two users. The controls are in the groups
    // above.
    name: 'forms',
    test: modules(...formKit, 'forms/(?:conflicting-changes|pending-fills)'),
    minShareCount: 2,
    priority: 1,
  },
]
