import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The types of commits of CONTRIBUTING.md (GIT1). */
const types = ['feat', 'fix', 'docs', 'test', 'refactor', 'perf', 'build', 'ci']

const isSubject = (subject: string): boolean =>
  new RegExp(`^(?:${types.join('|')})(?:\\([a-z0-9-]+\\))?: \\S`).test(subject) || /^(?:Merge|Revert) /.test(subject)

test('the last fifty commits have a type that CONTRIBUTING.md lists', () => {
  const root = resolve(import.meta.dirname, '../..')
  const subjects = execFileSync('git', ['log', '--format=%s', '-50'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  expect(subjects.filter((subject) => !isSubject(subject))).toEqual([])
})

test('rejects an unlisted type, and a subject without one', () => {
  expect(isSubject('style(web): format')).toBe(false)
  expect(isSubject('Update the list')).toBe(false)
  expect(isSubject('fix(api): return 409 for a stale version')).toBe(true)
})
