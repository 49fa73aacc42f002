import { afterEach, expect, test, vi } from 'vitest'
import { executables, findExecutable, getExecutable, listMissing } from './find-engines.ts'

afterEach(() => vi.unstubAllEnvs())

const hideAll = () => {
  vi.stubEnv('PATH', '')
  for (const { variable } of Object.values(executables)) vi.stubEnv(variable, '/does/not/exist')
}

test('finds nothing where neither PATH nor a variable names an executable, and states what is missing', () => {
  hideAll()
  expect(findExecutable('firefox')).toBeUndefined()
  expect(listMissing()).toContain('firefox-esr (package firefox-esr of Debian, or set FIREFOX_PATH)')
  expect(listMissing()).toHaveLength(Object.keys(executables).length)
  expect(() => getExecutable('display')).toThrow('npm test -- install:engines')
})

test('a variable names the executable', () => {
  hideAll()
  vi.stubEnv('FIREFOX_PATH', process.execPath)
  expect(getExecutable('firefox')).toBe(process.execPath)
})
