/** Finds the browsers of the engine tests: those that Debian has as packages, or those that a variable names. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isExecutable } from '../run/is-executable.ts'

/** An executable that an engine needs, where it can be, and the package of Debian that has it. */
interface Executable {
  readonly names: readonly string[]
  readonly variable: string
  readonly package: string
}

export const executables = {
  firefox: {
    names: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    variable: 'FIREFOX_PATH',
    package: 'firefox-esr',
  },
  webkitDriver: { names: ['WebKitWebDriver'], variable: 'WEBKIT_DRIVER_PATH', package: 'webkit2gtk-driver' },
  miniBrowser: {
    names: ['x86_64', 'aarch64'].flatMap((processor) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((library) => `/usr/lib/${processor}-linux-gnu/${library}/MiniBrowser`),
    ),
    variable: 'MINI_BROWSER_PATH',
    package: 'webkit2gtk-driver',
  },
  display: { names: ['Xvfb'], variable: 'XVFB_PATH', package: 'xvfb' },
} satisfies Record<string, Executable>

export type ExecutableName = keyof typeof executables

/** @returns the path of an executable, if it is on this machine. */
export function findExecutable(name: ExecutableName): string | undefined {
  const { names, variable } = executables[name]
  const named = process.env[variable]
  if (named) return existsSync(named) ? named : undefined
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((file) => (file.startsWith('/') ? file : folders.map((folder) => join(folder, file))))
    .find(isExecutable)
}

/** @returns what is missing on this machine, one line for each executable. */
export function listMissing(): string[] {
  return (Object.keys(executables) as ExecutableName[])
    .filter((name) => !findExecutable(name))
    .map((name) => {
      const { names, variable, package: source } = executables[name]
      return `${names[0]} (package ${source} of Debian, or set ${variable})`
    })
}

/** @returns the path of an executable. @throws {Error} with installation instructions when it is missing. */
export function getExecutable(name: ExecutableName): string {
  const path = findExecutable(name)
  if (path) return path
  throw new Error(`The engine tests need ${listMissing().join(', ')}. As root on Debian: npm test -- install:engines`)
}
