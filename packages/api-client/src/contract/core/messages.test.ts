import { expect, test } from 'vitest'
import * as z from 'zod'

const getMessage = () => z.object({ a: z.string() }).safeParse({}).error?.issues[0]?.message

test('the package does not change the messages of its consumer; its entry point pt-br replaces them', async () => {
  const before = getMessage()
  const { NewCompany } = await import('../../index.ts')
  expect(getMessage()).toBe(before)
  await import('../../pt-br.ts')
  expect(getMessage()).toBe('Preencha este campo.')
  expect(z.safeParse(NewCompany, {}).error?.issues[0]?.message).toBe('Preencha este campo.')
})
