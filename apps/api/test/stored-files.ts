import { setTimeout as wait } from 'node:timers/promises'
import { fileJobs } from '../src/modules/files/index.ts'
import { openJobs } from '../src/platform/jobs/index.ts'
import type { TestApp } from './test-app.ts'

/** Whether the file store has a file. */
export function isStored({ ctx }: TestApp, key: string): Promise<boolean> {
  return ctx.services.files.read(key).then(
    (stream) => new Promise((resolve) => stream.on('error', () => resolve(false)).on('data', () => resolve(true))),
    () => false,
  )
}

/** Runs the queued removals of files until the store has none of these files, for ten seconds at most. */
export async function removeQueuedFiles(testApp: TestApp, keys: readonly string[]): Promise<void> {
  const jobs = await openJobs(testApp.databaseUrl, testApp.ctx.log)
  await jobs.work(fileJobs, () => testApp.ctx)
  for (const key of keys) for (let time = 0; time < 100 && (await isStored(testApp, key)); time++) await wait(100)
  await jobs.stop()
}
