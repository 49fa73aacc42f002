/** `npm run create-admin -- "Nome" e-mail`: creates the first account of an installation; prompts for a password. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const script = resolve(import.meta.dirname, '../../apps/api/scripts/create-admin.ts')
const argv = ['--conditions=@malote/source', script, ...process.argv.slice(2)]
// Not supervised: supervised services have no terminal input.
process.exitCode = spawnSync(process.execPath, argv, { stdio: 'inherit' }).status ?? 1
