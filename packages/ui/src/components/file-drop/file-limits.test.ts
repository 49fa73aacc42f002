import { expect, test } from 'vitest'
import { applyFileLimits, hasAcceptedType } from './file-limits.ts'

const file = (name: string, type: string, size = 1) => new File(['x'.repeat(size)], name, { type })

test.each([
  ['foto.JPG', 'image/jpeg', 'image/*', true],
  ['nota.pdf', 'application/pdf', '.pdf, image/*', true],
  ['nota.PDF', '', '.pdf', true],
  ['nota.exe', 'application/x-msdownload', '.pdf, image/*', false],
  ['nota', 'application/pdf', 'application/pdf', true],
  ['qualquer', '', undefined, true],
  ['a.bin', 'application/octet-stream', '*/*', true],
  ['a.csv', '', 'text/csv', true],
  ['a.csv', 'application/vnd.ms-excel', 'text/csv', true],
  ['a.csv', 'text/csv;charset=utf-8', 'text/csv', true],
  ['IMG_1.HEIC', '', 'image/*', true],
  ['a.exe', '', 'image/*', false],
])('%s (%s) for "%s": %s', (name, type, accept, expected) => {
  expect(hasAcceptedType(file(name, type), accept)).toBe(expected)
})

test('returns the reason of each rejected file', () => {
  const [a, b, c, d] = [
    file('a.png', 'image/png'),
    file('b.exe', ''),
    file('c.png', 'image/png', 9),
    file('d.png', 'image/png'),
  ] as const
  const { files, rejected } = applyFileLimits([], [a, b, c, d], { accept: 'image/*', maxSize: 5, maxFiles: 1 })
  expect(files).toEqual([a])
  expect(rejected.map(({ reason }) => reason)).toEqual(['kind', 'size', 'count'])
})

test('adds a file once, whatever number of times it is selected', () => {
  const limits = { accept: undefined, maxFiles: 2 }
  const at = (name: string, lastModified: number) => new File(['x'], name, { lastModified })
  const [a, again, later] = [at('a.csv', 1), at('a.csv', 1), at('a.csv', 2)] as const
  expect(applyFileLimits([a], [again], limits)).toEqual({ files: [a], rejected: [] })
  // A changed file, and a repeated one that is not counted as too many.
  expect(applyFileLimits([a], [later, again], limits).files).toHaveLength(2)
  expect(applyFileLimits([a], [later, again], limits).rejected).toEqual([])
})
