/**
 * Installs Firefox and WebKitGTK from Debian if they are not found, and prints which ones the tests use. What cannot be
 * installed is printed, and the tests that need it will fail.
 */
import { type ExecutableName, executables, findExecutable, listMissing } from '../engines/find-engines.ts'
import { installFromDebian } from './apt-get.ts'

const names = Object.keys(executables) as ExecutableName[]
const missing = names.filter((name) => !findExecutable(name)).map((name) => executables[name].package)
if (missing.length > 0) installFromDebian(...new Set(missing))
for (const name of names) console.log(`${name}: ${findExecutable(name) ?? 'missing'}`)
if (listMissing().length > 0) console.error(['Missing:', ...listMissing()].join('\n- '))
