import { expect, test } from 'vitest'
import { readMailInThread } from './read-mail.ts'

test('returns the beginning of a very long text', async () => {
  const mail = await readMailInThread(Buffer.from(`From: a@b.example\r\n\r\n${'Rua A, 10 '.repeat(100_000)}`))
  expect(mail?.text).toHaveLength(100_000)
  expect(mail?.text.startsWith('Rua A, 10 Rua A')).toBe(true)
})
