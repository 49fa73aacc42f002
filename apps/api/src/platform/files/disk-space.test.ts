import { setImmediate as soon } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { orderIn } from '../../../test/orders.ts'
import { createTestApp } from '../../../test/test-app.ts'
import { toAppError } from '../db/database.ts'
import { freeBytes, neededBytes, watchDisk } from './disk-space.ts'
import { isOutOfSpace } from './out-of-space.ts'

test('rejects writes while a disk has less than its reserve, and logs each change once', async () => {
  const texts: string[] = []
  const log = { info: (message: string) => texts.push(message), error: (message: string) => texts.push(message) }
  const room: Record<string, number> = { dados: 10 ** 9, anexos: 10 ** 9 }
  let looks = 0
  const free = async (folder: string) => {
    looks++
    return room[folder] ?? 0
  }
  const disk = await watchDisk({ folders: Object.keys(room), log, everyMs: 1, free })
  const seen = async () => {
    for (const before = looks; looks < before + 6; ) await soon()
    return disk.isFull()
  }
  expect(await seen()).toBe(false)
  room.anexos = neededBytes.reserve - 1
  expect(await seen()).toBe(true)
  expect(disk.freeBytes()).toBe(neededBytes.reserve - 1)
  room.anexos = neededBytes.reserve
  expect(await seen()).toBe(false)
  await disk.stop()
  expect(texts).toEqual([
    'Restam 127 MB em disco para dados e anexos: gravações são recusadas até haver 128 MB. Libere espaço; não é preciso reiniciar.',
    'Há espaço em disco de novo (128 MB): as gravações voltaram.',
  ])
})

test('on a full disk reads work, writes are rejected with the reason, and both work again with space', async () => {
  let full = false
  const testApp = await createTestApp({ services: { disk: { isFull: () => full } } })
  const { call, users } = testApp
  const { orderNumber } = await orderIn(testApp, 'requested')
  const comment = () =>
    call('POST', `/v1/service-orders/${orderNumber}/comments`, { as: users.operator, body: { text: 'Chegou?' } })
  full = true
  expect((await call('GET', `/v1/service-orders/${orderNumber}`, { as: users.operator })).statusCode).toBe(200)
  const rejected = await comment()
  expect(rejected.statusCode).toBe(503)
  expect(rejected.headers['retry-after']).toBe('60')
  expect(rejected.json()).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('sem espaço em disco') })
  full = false
  expect((await comment()).statusCode).toBe(201)
})

test('recognizes an out-of-space error at any depth, and no other error', () => {
  const diskFull = Object.assign(new Error('write'), { code: 'ENOSPC' })
  const database = Object.assign(new Error('could not extend file'), { code: '53100' })
  for (const error of [diskFull, database, new Error('cannot copy', { cause: diskFull })]) {
    expect(toAppError(error)).toMatchObject({ code: 'unavailable', detail: expect.stringContaining('espaço em disco') })
  }
  expect(isOutOfSpace(new Error('other', { cause: new Error('still other') }))).toBe(false)
  expect(isOutOfSpace('not even an error')).toBe(false)
})

test('reads the free space of a real folder', async () => {
  expect(await freeBytes(import.meta.dirname)).toBeGreaterThan(0)
})
