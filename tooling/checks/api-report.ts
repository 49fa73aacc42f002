/**
 * Writes the public API of each entry point of @malote/ui, every name and prop type, to a text that is reviewed as a
 * diff: `node tooling/checks/api-report.ts [--update]`. It reads the declarations of the package's build.
 */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { Extractor, ExtractorConfig, type IConfigFile } from '@microsoft/api-extractor'

const root = resolve(import.meta.dirname, '../..')
const isUpdate = process.argv.includes('--update')
const projectFolder = resolve(root, 'packages/ui')
const reportTempFolder = resolve(root, '.malote/api-report')
mkdirSync(reportTempFolder, { recursive: true })
const silent = { default: { logLevel: 'none' } } as unknown as NonNullable<
  IConfigFile['messages']
>['tsdocMessageReporting']

/** The reports by entry point. */
const reports = {
  index: 'ui',
  delivery: 'ui-delivery',
  map: 'ui-map',
  br: 'ui-br',
  charts: 'ui-charts',
  brand: 'ui-brand',
}

for (const [entry, reportFileName] of Object.entries(reports)) {
  const configObject: IConfigFile = {
    projectFolder,
    mainEntryPointFilePath: `<projectFolder>/dist/${entry}.d.ts`,
    compiler: { tsconfigFilePath: '<projectFolder>/tsconfig.build.json' },
    apiReport: {
      enabled: true,
      reportFileName,
      reportFolder: projectFolder,
      reportTempFolder,
      // Prop types that are not exported are still part of the public API.
      includeForgottenExports: true,
    },
    newlineKind: 'lf',
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
  }
  const config = ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: resolve(projectFolder, 'package.json'),
  })
  const { apiReportChanged, errorCount } = Extractor.invoke(config, {
    localBuild: isUpdate,
    messageCallback: (message) => {
      message.handled = message.logLevel !== 'error'
    },
  })
  if (errorCount > 0) process.exitCode = 1
  if (apiReportChanged && !isUpdate) {
    console.error(`The public surface of packages/ui differs from packages/ui/${reportFileName}.api.md.`)
    console.error(
      'If the change is intended: run pnpm api-report, review the difference and add a changeset (pnpm changeset).',
    )
    process.exitCode = 1
  }
}
