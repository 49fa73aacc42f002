/**
 * Writes the names of layers in the published style sheet with an escape, which is the same name for a browser. Tailwind 3
 * takes rules in layers with the names `base`, `components` and `utilities` for its input: a build of an application with it
 * stops, or drops the rules whose classes are not in the application.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const path = resolve(import.meta.dirname, '../dist/styles/precompiled.css')
const escapedNames: Readonly<Record<string, string>> = {
  base: '\\62 ase',
  components: '\\63omponents',
  utilities: '\\75tilities',
}

writeFileSync(
  path,
  readFileSync(path, 'utf8').replace(
    /@layer (base|components|utilities)(?=[{;])/g,
    (_rule, name: string) => `@layer ${escapedNames[name]}`,
  ),
)
