/**
 * Which shared modules become one chunk. By default the bundler makes a chunk for each set of pages that share
 * something: the page to create an order needed sixty, most of them of 1 kB, and each costs a slow phone a request.
 * Code of a single page stays with the page. `pnpm size:web` checks the result.
 */
const libraries = (names: string) => `node_modules[\\\\/](?:${names})[\\\\/]`
const contract = (names: string) => `packages/api-client/src/contract/[a-z]+/(?:${names})\\.ts$`
const ui = (names: string) => `packages/ui/src/components/(?:${names})/`
const app = (names: string) => `apps/web/src/(?:${names})\\.tsx?$`
const drawings = (names: string) => `packages/ui/src/icons/drawn/(?:${names})\\.gen\\.ts$`
const any = (...patterns: string[]) => new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'))

/** Libraries change less often than the app: in separate chunks they stay in the browser's cache across releases. */
const vendors = [
  { name: 'react', test: any(libraries('react|react-dom|scheduler')), priority: 30 },
  {
    name: 'tanstack',
    // The table and virtual-list libraries are loaded with the pages that use them.
    test: any(libraries('@tanstack/(?:history|(?:react-)?store|(?:query|router)-core|react-(?:query|router))')),
    priority: 20,
  },
]

/** From the most to the least used: a module belongs to the first group that matches it, together with its imports. */
const shared = [
  // Components of the guest pages, used nearly everywhere.
  {
    name: 'base',
    test: any(
      ui('alert|button|field|heading|icon-button|inline|link|loader|logo|stack|text|text-field|tooltip'),
      app('lib/(?:storage/(?:drafts|storage)|browser/run-when-idle)'),
    ),
  },
  {
    name: 'guest',
    test: any(
      ui('password-field'),
      app(
        'components/slow-start|features/session/(?:request-error|guest-layout|use-checked-form|use-countdown|use-redirect-param|preload-auth-actions)',
      ),
    ),
  },
  // Code of the signed-in layout and of the request for the order list.
  {
    name: 'shell',
    test: any(
      libraries('zod'),
      'packages/api-client/src/(?:client/)?[^/]+$',
      contract('users|errors|documents|messages|primitives|paging|changes|roles|endpoint|companies|opening-hours'),
      contract('service-order(?:s|-status|-filters|-edits)?|new-service-order|address|time-zone|duplicates'),
      contract('bulk-transitions|transition-input'),
      ui('app-shell|header|sidebar|nav-link|banner|skip-link|select|dropdown-menu'),
      drawings('check|chevron-down|search|x'),
      'lucide-react/dist/esm/(?!icons/)',
      app(
        'routes/_authed|lib/(?:http/(?:api|idempotency-key)|format/time-zone|lists/(?:list-search|use-search-param)|storage/theme|live/live-status)',
      ),
      app('lib/live/use-live-updates|features/service-orders/(?:service-orders\\.queries|create/paused-drafts)'),
      app('features/service-orders/list/(?:order-list\\.queries|order-list-search|periods)'),
      app('routes/_authed/ordens-de-servico/index|features/(?:session|companies)/[a-z]+\\.queries'),
    ),
  },
  // Search schemas and queries of the other pages.
  {
    name: 'routes',
    test: any(
      'packages/api-client/src/',
      'packages/ui/src/lib/decimal\\.ts$',
      app(
        'routeTree\\.gen|routes/.*|features/.*(?:-search|\\.queries)|lib/(?:live/event-stream-connection|forms/(?:changed-fields|address-values))',
      ),
      app('features/service-orders/(?:local-time|create/(?:order-values|initial-order|window-presets))'),
    ),
  },
  // Page headers and icons of nearly every page.
  {
    name: 'heads',
    test: any(
      ui('badge|checkbox|empty-state|page-header|skeleton|status-badge'),
      'lucide-react/dist/esm/icons/',
      app(
        'lib/(?:format/formats|browser/save-file|http/notify-error)|features/service-orders/(?:detail/next-step|list/last-list|order-status|viewer-role)',
      ),
    ),
  },
  // Tables with their filters and pagination.
  {
    name: 'lists',
    test: any(
      ui('data-table|filter-bar|filter-chip|pagination|popover|search-field|tabs'),
      app('lib/lists/(?:page-footer|search-box|list-query)'),
    ),
  },
  // Layout components and confirmation dialogs of several pages.
  {
    name: 'pages',
    test: any(
      ui(
        'card|confirm-dialog|copy-button|description-list|dialog|disclosure|drawer|grid|progress-bar|relative-time|section',
      ),
      ui('radio-group|segmented-control|stat-card|table|textarea'),
      app('components/(?:confirm-mutation-dialog|titled-card)|features/service-orders/(?:order-labels|detail/proofs)'),
    ),
  },
  // Form fields; the form library is in a separate group, because few pages need it at first.
  { name: 'fields', test: any(ui('(?:[a-z-]+-field|combobox)')) },
  {
    name: 'forms',
    test: any(
      libraries('react-hook-form|@hookform'),
      ui('form'),
      app(
        'components/address-fields|lib/forms/(?:form-drawer|submit-error-alert|use-field-errors)|features/service-orders/reference-fields',
      ),
    ),
  },
]

export const chunkGroups = [
  ...vendors,
  // The modules of the entry.
  { name: 'app', tags: ['$initial' as const], priority: 10 },
  ...shared.map((piece, index) => ({ minShareCount: 2, priority: 9 - index, ...piece })),
]
