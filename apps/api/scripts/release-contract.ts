/** `npm run release-contract`: saves the present contract as the released one, which later versions must not break. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { printOpenApi } from '../src/print-openapi.ts'
import { getEssentials } from '../test/breaking-changes.ts'

const file = resolve(import.meta.dirname, '../../../packages/api-client/openapi/released.json')
const calls = Object.entries(getEssentials(await printOpenApi())).toSorted(([one], [other]) => (one < other ? -1 : 1))
// A line for each call, so that a difference can be read.
const lines = calls.map(([name, call]) => `${JSON.stringify(name)}: ${JSON.stringify(call)}`)
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
process.stdout.write('packages/api-client/openapi/released.json holds the contract of today.\n')
