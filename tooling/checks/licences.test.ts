import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../repo-rules/tracked-files.ts'
import { isAllowed, listProductionPackages } from './licences.ts'

const rooms = ['apps/api', 'apps/web', 'packages/ui', 'packages/api-client', 'packages/fixtures']

test('every package that reaches users or servers has an allowed licence', () => {
  const packages = listProductionPackages(rooms.map((room) => join(root, room)))
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'react', 'zod', 'pino', 'ol']))
  const rejected = packages.filter((one) => !isAllowed(one))
  expect(rejected.map(({ name, version, licence }) => `${name}@${version}: ${licence}`)).toEqual([])
})

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND Apache-2.0'])('allows %s', (licence) => {
  expect(isAllowed({ name: 'some-package', licence })).toBe(true)
})

test.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'MIT AND GPL-2.0-only', 'UNLICENSED', 'SEE LICENSE IN x', 'none'])(
  'rejects %s',
  (licence) => {
    expect(isAllowed({ name: 'some-package', licence })).toBe(false)
  },
)
