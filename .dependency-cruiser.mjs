/** Import rules. api → contract; web → api-client and ui; ui → neither. tooling/checks/import-rules.test.ts violates each one once. */

/** Matches an npm package in pnpm's store, linked, or unresolved. */
const npm = (...names) => [`^(${names.join('|')})(/|$)`, `node_modules/(${names.join('|')})(/|$)`]
const moduleIndex = '^apps/api/src/modules/[^/]+/index\\.ts$'
const tests = '\\.(test|stories)\\.tsx?$'

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads the default export of its configuration.
export default {
  forbidden: [
    // Vite resolves `?url` to the address of an asset.
    error(
      'no-unresolvable',
      'Unresolvable import: the other rules cannot check it.',
      {},
      { couldNotResolve: true, pathNot: '\\?url$|^virtual:' },
    ),
    error(
      'no-circular',
      'Circular import: merge the files or extract the shared part. Type-only imports are allowed.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    error('packages-not-to-apps', 'Packages must not import applications.', { path: '^packages/' }, { path: '^apps/' }),
    error(
      'apps-not-to-other-apps',
      'Applications must not import each other; they communicate over HTTP, with the contract.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    error(
      'packages-by-entry-points',
      'Packages must be imported by their entry points only; internal files may change.',
      { path: '^((?:apps|packages)/[^/]+)/' },
      {
        path: '^packages/',
        pathNot: [
          '^$1/',
          '^packages/api-client/src/(index|pt-br|contract/index|examples/index)\\.ts$',
          '^packages/fixtures/src/index\\.ts$',
          '^packages/ui/src/(index|delivery|map|br|charts)\\.ts$',
          '^packages/ui/src/styles/index\\.css$',
        ],
      },
    ),
    error(
      'contract-only-zod',
      'The contract must import zod only, because server, client, forms and docs load it.',
      { path: '^packages/api-client/src/contract/', pathNot: tests },
      { pathNot: ['^packages/api-client/src/contract/', ...npm('zod')] },
    ),
    error(
      'api-client-not-to-views',
      'The client must not import React or TanStack, because scripts and servers use it too.',
      { path: '^packages/api-client/' },
      { path: [...npm('react', 'react-dom', '@tanstack/[^/]+'), '^packages/ui/'] },
    ),
    error(
      'fixtures-only-for-demo-and-tests',
      'Only the demonstration of the API, scripts, tests and stories may import fixtures: no product or published package.',
      {
        path: ['^packages/(?!fixtures/)', '^apps/web/src/', '^apps/api/src/(?!demo/)'],
        pathNot: [tests, '^apps/web/src/stories/', '^apps/api/src/.*\\.test\\.ts$'],
      },
      { path: ['^packages/fixtures/', ...npm('@faker-js/faker')], dependencyTypesNot: ['type-only'] },
    ),
    error(
      'ui-not-to-data-libraries',
      'Components take plain props and must not import an API, router, query or form library.',
      { path: '^packages/ui/' },
      {
        path: [
          '^packages/api-client/',
          ...npm(
            '@malote/api-client',
            '@tanstack/[^/]+',
            'zod',
            'react-hook-form',
            '@hookform/[^/]+',
            'formik',
            'react-router',
          ),
        ],
        pathNot: npm('@tanstack/(react-virtual|virtual-core)'),
      },
    ),
    error(
      'ui-lib-not-to-components',
      'packages/ui/src/lib must not import components: components are built on it.',
      { path: '^packages/ui/src/lib/', pathNot: tests },
      { path: '^packages/ui/src/(?!lib/|icons/|tokens/)[^/]+/' },
    ),
    error(
      'features-not-to-routes',
      'Features must not import routes: routes import features.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/routes/' },
    ),
    error(
      'features-not-to-other-features',
      'Features must not import each other. Any feature may import `session`.',
      { path: '^apps/web/src/features/(?!order-|courier/|spreadsheet-import/)([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/($1|session)/' },
    ),
    error(
      'order-features-to-orders',
      'The features of orders must import only their base, `orders`, and `session`. A route passes the parts of others.',
      { path: '^apps/web/src/features/(order-[^/]+|courier|spreadsheet-import)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/($1|orders|session)/' },
    ),
    error(
      'web-lib-not-to-screens',
      'apps/web/src/lib must not import components, features, routes, first-page or the app: they all build on it.',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/(components|features|routes|first-page|app)/' },
    ),
    error(
      'web-components-not-to-features',
      'apps/web/src/components must not import features, routes, first-page or the app.',
      { path: '^apps/web/src/components/' },
      { path: '^apps/web/src/(features|routes|first-page|app)/' },
    ),
    error(
      'features-not-to-app',
      'Features must not import apps/web/src/app or first-page, except `restorePage`: the app is composed of features.',
      { path: '^apps/web/src/features/' },
      { path: ['^apps/web/src/app/', '^apps/web/src/first-page/(?!restore-page\\.ts)'] },
    ),
    error(
      'api-modules-by-index',
      'A module of the API must import another module by its index only.',
      { path: '^apps/api/src/modules/([^/]+)/' },
      { path: '^apps/api/src/modules/', pathNot: ['^apps/api/src/modules/$1/', moduleIndex] },
    ),
    error(
      'api-modules-by-index-from-outside',
      'Code outside of the modules of the API must import a module by its index only.',
      { path: '^apps/api/', pathNot: '^apps/api/src/modules/' },
      { path: '^apps/api/src/modules/', pathNot: moduleIndex },
    ),
    error(
      'sql-only-from-services',
      'Only services may import `*.sql.ts`, because they enforce the rules. Types may be imported anywhere.',
      { pathNot: ['\\.(service|sql)\\.ts$', tests] },
      { path: '\\.sql\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'api-domain-pure',
      'apps/api/src/domain must import the contract only: its rules are pure functions.',
      { path: '^apps/api/src/domain/', pathNot: tests },
      { pathNot: ['^apps/api/src/domain/', '^packages/api-client/src/contract/'] },
    ),
    error(
      'api-http-only-from-routes',
      'Only the app, routes and pages may import platform/http: services, domain and SQL run in jobs and scripts too.',
      {
        path: '^apps/api/src/',
        pathNot: ['^apps/api/src/(app\\.ts$|platform/(http|openapi)/)', '(\\.routes|-page)\\.ts$', tests],
      },
      { path: '^apps/api/src/platform/http/' },
    ),
    error(
      'services-not-to-http',
      'Services must not import HTTP libraries, because jobs and scripts call them too.',
      { path: '\\.service\\.ts$' },
      {
        path: [...npm('fastify', '@fastify/[^/]+', 'fastify-plugin'), '^(node:)?https?$'],
      },
    ),
    error('not-to-tests', 'Code must not import tests or stories.', { pathNot: tests }, { path: tests }),
  ],
  options: {
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@malote/source', 'import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
