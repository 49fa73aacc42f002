import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

export interface GeneratedFile {
  /** From `packages/ui/src`. */
  path: string
  text: string
}

const src = resolve(import.meta.dirname, '../src')

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Writes the files whose text differs, and removes files of `folder` that are no longer generated. With `--check` it
 * writes nothing, prints the differing files and ends with exit code 1.
 */
export function writeGenerated(files: readonly GeneratedFile[], folder?: string): void {
  const stale = files.filter(({ path, text }) => read(join(src, path)) !== text)
  const names = new Set(files.map(({ path }) => basename(path)))
  const obsolete = folder ? readdirSync(join(src, folder)).filter((name) => !names.has(name)) : []
  const paths = [...stale.map(({ path }) => path), ...obsolete.map((name) => `${folder}/${name}`)]
  if (!process.argv.includes('--check')) {
    for (const { path, text } of stale) writeFileSync(join(src, path), text)
    for (const name of obsolete) rmSync(join(src, folder ?? '', name))
  } else if (paths.length > 0) {
    console.error(`Generated files differ. Run \`pnpm --filter @malote/ui generate\`:\n${paths.join('\n')}`)
    process.exitCode = 1
  }
}
