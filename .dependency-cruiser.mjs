/** Which room may know which. The arrows run one way: api → contract; web → api-client, ui; ui → neither. */

/** A package's code as the cruiser sees it: in pnpm's store, linked, or not found at all. */
const npm = (...names) => [`^(${names.join('|')})(/|$)`, `node_modules/(${names.join('|')})(/|$)`]
const moduleIndex = '^apps/api/src/modules/[^/]+/index\\.ts$'
const tests = '\\.(test|stories)\\.tsx?$'

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
// biome-ignore lint/style/noDefaultExport: the cruiser reads the default export of its configuration.
export default {
  forbidden: [
    error('resolvable', 'What cannot be found cannot be checked.', {}, { couldNotResolve: true }),
    error(
      'no-cycles',
      'Two files that need each other are one file, or three. A type alone is gone when the code runs.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    error(
      'packages-know-no-app',
      'A package serves every app, so it knows none.',
      { path: '^packages/' },
      { path: '^apps/' },
    ),
    error(
      'apps-are-strangers',
      'Apps meet over HTTP, by the contract.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    error(
      'packages-by-their-front-doors',
      'What a package exports is what it promises; its inside may change.',
      { path: '^((?:apps|packages)/[^/]+)/' },
      {
        path: '^packages/',
        pathNot: [
          '^$1/',
          '^packages/api-client/src/(index|pt-br|contract/index|examples/index)\\.ts$',
          '^packages/ui/src/(index|experimental)\\.ts$',
          '^packages/ui/src/styles/index\\.css$',
        ],
      },
    ),
    error(
      'contract-is-a-leaf',
      'The contract is read by server, client, forms and docs: zod alone, so that it can go anywhere.',
      { path: '^packages/api-client/src/contract/', pathNot: tests },
      { pathNot: ['^packages/api-client/src/contract/', ...npm('zod')] },
    ),
    error(
      'api-client-knows-no-view',
      'The client also serves scripts and servers.',
      { path: '^packages/api-client/' },
      { path: [...npm('react', 'react-dom', '@tanstack/[^/]+'), '^packages/ui/'] },
    ),
    error(
      'ui-knows-no-data',
      'A component takes plain props: no API, no router, no query or form library.',
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
      'ui-lib-knows-no-component',
      'What components are made of is not made of components.',
      { path: '^packages/ui/src/lib/', pathNot: tests },
      { path: '^packages/ui/src/(?!lib/|icons/|tokens/)[^/]+/' },
    ),
    error(
      'features-know-no-route',
      'A route shows a feature, never the other way round.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/routes/' },
    ),
    error(
      'features-are-strangers',
      'Features share through packages, or are one feature. All know the session.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/($1|session)/' },
    ),
    error(
      'web-lib-imports-no-screen',
      'apps/web/src/lib must not import components, features, routes or the app: they all build on it.',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/(components|features|routes|app)/' },
    ),
    error(
      'web-components-import-no-feature',
      'apps/web/src/components must not import features, routes or the app.',
      { path: '^apps/web/src/components/' },
      { path: '^apps/web/src/(features|routes|app)/' },
    ),
    error(
      'features-import-no-app',
      'Features must not import apps/web/src/app: the app is composed of features.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/app/' },
    ),
    error(
      'api-modules-by-their-index',
      'A module of the API promises what its index exports.',
      { path: '^apps/api/src/modules/([^/]+)/' },
      { path: '^apps/api/src/modules/', pathNot: ['^apps/api/src/modules/$1/', moduleIndex] },
    ),
    error(
      'api-rooms-by-a-module-index',
      'What is around the modules of the API knows them by their index too.',
      { path: '^apps/api/', pathNot: '^apps/api/src/modules/' },
      { path: '^apps/api/src/modules/', pathNot: moduleIndex },
    ),
    error(
      'sql-only-from-a-service',
      'Rows are read where the rules are; a route that reads them has skipped the rules. Their types may travel.',
      { pathNot: ['\\.(service|sql)\\.ts$', tests] },
      { path: '\\.sql\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'services-know-no-http',
      'A rule of the business holds for a job and a script too.',
      { path: '\\.service\\.ts$' },
      {
        path: [...npm('fastify', '@fastify/[^/]+', 'fastify-plugin', 'fastify-type-provider-zod'), '^(node:)?https?$'],
      },
    ),
    error('nothing-needs-a-test', 'Tests and stories are leaves.', { pathNot: tests }, { path: tests }),
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
