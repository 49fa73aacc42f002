/**
 * Installs Firefox and WebKitGTK from Debian if they are not found, and prints which ones the tests use. Where it cannot
 * install one, it prints the name of the package, and the tests of that engine will fail.
 */
import { type ExecutableName, executables, findExecutable, listMissing } from '../engines/find-engines.ts'
import { installFromDebian } from './apt-get.ts'

const names = Object.keys(executables) as ExecutableName[]
// Where a variable names another file, a package does not help.
const missing = names.filter((name) => !findExecutable(name) && !process.env[executables[name].variable])
if (missing.length > 0) installFromDebian(...new Set(missing.map((name) => executables[name].package)))
for (const name of names) console.log(`${name}: ${findExecutable(name) ?? 'missing'}`)
if (listMissing().length > 0) console.error(['Missing:', ...listMissing()].join('\n- '))
