/** `npm run create-admin -- "Nome" e-mail`: the first account of an installation. It asks for a password on the terminal. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const script = resolve(import.meta.dirname, '../../apps/api/scripts/create-admin.ts')
const argv = ['--conditions=@malote/source', script, ...process.argv.slice(2)]
// Not supervised: a service has no terminal to read from.
process.exitCode = spawnSync(process.execPath, argv, { stdio: 'inherit' }).status ?? 1
