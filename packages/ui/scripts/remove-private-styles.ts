/** Removes the style sheets that are not published from `dist/styles`, after the published one has been compiled. */
import { readdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'

const folder = resolve(import.meta.dirname, '../dist/styles')
const published = [
  'css.d.ts',
  'fonts',
  'fonts.css',
  'palette.css',
  'precompiled.css',
  'roles.css',
  'semantic.css',
  'tailwind.css',
]

for (const name of readdirSync(folder)) {
  if (!published.includes(name)) rmSync(resolve(folder, name), { recursive: true })
}
