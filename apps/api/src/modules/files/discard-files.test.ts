import { companyLimits } from '@malote/api-client/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCsv, createImportHelpers, plainRow } from '../../../test/imports.ts'
import { createMail, filePart, sendMail, spreadsheetPart } from '../../../test/inbox.ts'
import { request } from '../../../test/orders.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { listStoredFiles, picture, sendFiles } from '../../../test/uploads.ts'
import { openJobs } from '../../platform/jobs/index.ts'
import { fileJobs } from '../files/index.ts'

let testApp: TestApp
// Each test counts the files of all companies.
beforeEach(async () => {
  testApp = await createTestApp()
})

const twoFiles = { parts: [spreadsheetPart, filePart('a.txt', 'text/plain', 'oi')] }
const stored = () => listStoredFiles(testApp)

/** Lets the first file be saved, and no other one. */
function saveOneFile() {
  const { files } = testApp.ctx.services
  const save = files.save.bind(files)
  let saves = 0
  files.save = async (...call) => {
    saves += 1
    if (saves > 1) throw new Error('the disk failed')
    return save(...call)
  }
  return () => saves
}

/** Uses up what the company may upload on this day, which is checked in the transaction. */
async function exhaustUploads() {
  const day = 24 * 3_600_000
  const ends_at = new Date((Math.floor(testApp.now().getTime() / day) + 1) * day)
  const row = { caller: `uploads ${testApp.companies.acme}`, ends_at, calls: companyLimits.uploadBytesPerDay / 1024 }
  await testApp.db.insertInto('call_counts').values(row).execute()
}

describe('a rolled-back transaction leaves no files', () => {
  test('of a message', async () => {
    await exhaustUploads()
    const response = await sendMail(testApp, createMail(twoFiles))
    expect(response.statusCode, response.body).toBe(429)
    expect(await stored()).toEqual([])
  })

  test('of an import', async () => {
    await exhaustUploads()
    expect((await createImportHelpers(testApp).send(createCsv([plainRow]))).statusCode).toBe(429)
    expect(await stored()).toEqual([])
  })
})

describe('a failure to save the second file leaves no first file', () => {
  test('of a message', async () => {
    const countSaves = saveOneFile()
    expect((await sendMail(testApp, createMail(twoFiles))).statusCode).toBe(500)
    expect(countSaves()).toBe(2)
    expect(await stored()).toEqual([])
  })

  test('of an image with a public copy', async () => {
    const order = await request(testApp)
    const countSaves = saveOneFile()
    const response = await sendFiles(testApp, order, [['foto.jpg', await picture('#204080')]])
    expect(response.statusCode).toBe(500)
    expect(countSaves()).toBe(2)
    expect(await stored()).toEqual([])
  })
})

test('a message that arrives several times at the same moment leaves its files once', async () => {
  const mail = createMail(twoFiles)
  const responses = await Promise.all([1, 2, 3].map(() => sendMail(testApp, mail)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const jobs = await openJobs(testApp.databaseUrl, testApp.ctx.log)
  await jobs.work(fileJobs, () => testApp.ctx)
  await expect.poll(async () => (await stored()).length, { timeout: 20_000 }).toBe(2)
  await jobs.stop()
})
