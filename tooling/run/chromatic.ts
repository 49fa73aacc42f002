/**
 * `pnpm chromatic [options]`: builds Storybook and sends it to Chromatic with the CLI of the lockfile. The options of
 * every run are in chromatic.config.json; the project comes from the environment.
 */
import { spawnSync } from 'node:child_process'

const { CHROMATIC_PROJECT_TOKEN: token, CHROMATIC_PROJECT_ID: id } = process.env
if (!token) {
  console.error(
    [
      'CHROMATIC_PROJECT_TOKEN is not set, so nothing was built or sent.',
      'Copy the token from the "Manage" page of the project on chromatic.com: export it for this command, or save it',
      'as the repository secret CHROMATIC_PROJECT_TOKEN for the workflow. `npm test` compares pictures without it.',
    ].join('\n'),
  )
  process.exit(1)
}
if (!id) {
  console.warn(
    'CHROMATIC_PROJECT_ID is not set: the panel "Visual tests" of Storybook is not connected to the project.',
  )
}
const { status } = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' })
process.exitCode = status ?? 1
