import type { TestModule, Vitest } from 'vitest/node'

/** @returns whether every test of the project has run and passed: no file and no name was selected. */
export async function isCompleteRun(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  const all = await vitest.globTestSpecifications()
  const isFiltered = modules.length !== all.length || vitest.config.testNamePattern !== undefined
  return !isFiltered && modules.every((module) => module.ok())
}
