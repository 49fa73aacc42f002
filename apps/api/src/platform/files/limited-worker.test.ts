import { expect, test } from 'vitest'
import { receiveMessage, startLimitedWorker } from './limited-worker.ts'

const failing = new URL(`data:text/javascript,${encodeURIComponent("throw new Error('unreadable')")}`)

test('an error of a worker whose message is not expected any more does not end the process', async () => {
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  process.on('uncaughtExceptionMonitor', onError)
  try {
    const exit = new Promise((resolve) => startLimitedWorker(failing, undefined).on('exit', resolve))
    await exit
  } finally {
    process.off('uncaughtExceptionMonitor', onError)
  }
  expect(errors).toEqual([])
})

test('an error of a worker is that of its message', async () => {
  await expect(receiveMessage(startLimitedWorker(failing, undefined))).rejects.toThrow('unreadable')
})
