import { setTimeout } from 'node:timers/promises'
import pino from 'pino'
import { expect, test } from 'vitest'
import { recordStatements } from '../../../scripts/statements/record.ts'
import { createDatabase } from '../../../test/database.ts'
import { systemContext } from '../context.ts'
import { databaseOnlyDeps } from '../services.ts'
import { openJobs, prepareJobs } from './index.ts'

const log = pino({ level: 'silent' })
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await setTimeout(50)
}

test('processes that start at once prepare the queue without conflicts', async () => {
  const { db, url } = await createDatabase('empty')
  const kinds = [{ name: 'prova.fazer', run: async () => undefined }]
  await Promise.all(Array.from({ length: 8 }, () => prepareJobs(url, log, kinds)))
  const jobs = await openJobs(url, log)
  await jobs.send(db, 'prova.fazer', {})
  await jobs.stop()
})

test('sends a job with its transaction only, runs it once among several workers, and retries it after a failure', async () => {
  const { db, url } = await createDatabase()
  const done: string[] = []
  let failures = 0
  const kinds = [
    {
      name: 'prova.fazer',
      run: async (_ctx: unknown, { id = '' }: Record<string, string>) => {
        if (id === 'falha' && failures++ === 0) throw new Error('uma vez')
        done.push(id)
      },
    },
  ]
  await prepareJobs(url, log, kinds)
  const workers = [await openJobs(url, log), await openJobs(url, log)]
  for (const worker of workers) await worker.work(kinds, () => systemContext(databaseOnlyDeps({ db, log })))
  const [jobs] = workers as [(typeof workers)[number]]
  const undone = db.transaction().execute(async (tx) => {
    await jobs.send(tx, 'prova.fazer', { id: 'nunca' })
    throw new Error('desfeito')
  })
  await expect(undone).rejects.toThrow('desfeito')
  await db.transaction().execute((tx) => jobs.send(tx, 'prova.fazer', { id: 'feito' }))
  await jobs.send(db, 'prova.fazer', { id: 'falha' })
  await until(() => done.length >= 2)
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(done.sort()).toEqual(['falha', 'feito'])
  expect(failures).toBe(2)
})

test('statements of the queue are not recorded with those of the work that is measured', async () => {
  const { url } = await createDatabase('empty')
  const statements = await recordStatements(() => prepareJobs(url, log, []))
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.filter(({ text }) => text.includes('jobs.'))).toEqual([])
})
