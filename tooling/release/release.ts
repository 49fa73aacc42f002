/**
 * `pnpm release [--dry-run]`: checks that the commit is a release, builds and checks the packages, lists the files of
 * each with the hash that npm writes into lockfiles, and publishes them. With `--dry-run` it publishes nothing.
 * docs/how-to/release.md explains how a release is made.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { formatReport } from '../run/report.ts'
import { runSteps } from '../run/run-steps.ts'
import { steps } from '../run/step-list.ts'
import { findObstacles, type ReleasePackage } from './obstacles.ts'
import { getIntegrity, listTarball } from './tarball.ts'

const root = resolve(import.meta.dirname, '../..')
const isDryRun = process.argv.includes('--dry-run')

const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const output = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: root, encoding: 'utf8' })

const packages = ['api-client', 'ui'].map((folder): ReleasePackage => {
  const { name, version, publishConfig } = JSON.parse(read(`packages/${folder}/package.json`))
  const tarball = resolve(root, `.malote/packs/${folder}.tgz`)
  return { name, version, access: publishConfig.access, changelog: read(`packages/${folder}/CHANGELOG.md`), tarball }
})

function stop(obstacles: readonly string[]): void {
  if (obstacles.length === 0) return
  console.error(['Not a release:', ...obstacles.map((text) => `- ${text}`)].join('\n'))
  process.exit(1)
}

const listChanges = () => output('git', 'status', '--porcelain').trim()

stop(
  findObstacles({
    isDryRun,
    isCi: Boolean(process.env.CI),
    changes: listChanges(),
    changesets: readdirSync(resolve(root, '.changeset')).filter((file) => file.endsWith('.md')),
    packages,
  }),
)
// Writes the contract of this commit: a difference means that it was not released with its changelog.
output('npm', 'run', 'release-contract')
if (listChanges()) stop(['the released contract is not the present one: commit what `npm run release-contract` wrote'])

const results = await runSteps([{ steps: ['release-checks'], parallel: 2 }], steps, root)
console.log(formatReport(results))
if (results.some(({ failed }) => failed > 0)) process.exit(1)

for (const { name, version, tarball } of packages) {
  const files = listTarball(tarball)
  console.log(`\n${name}@${version}: ${files.length} files, ${getIntegrity(tarball)}\n${files.join('\n')}`)
}
if (isDryRun) {
  console.log('\nDry run: nothing was published.')
} else {
  for (const { tarball, access } of packages) {
    // npm creates a provenance statement for public packages only.
    const options = access === 'public' ? ['--provenance'] : []
    execFileSync('npm', ['publish', tarball, ...options], { cwd: root, stdio: 'inherit' })
  }
  execFileSync('changeset', ['tag'], { cwd: root, stdio: 'inherit' })
}
