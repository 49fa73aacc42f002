import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '../contract/endpoints.ts'
import { attachmentKindLabels, serviceOrderTransitions } from '../contract/index.ts'
import { examples } from './index.ts'
import { attachmentForms, transitionBodies } from './order-steps.ts'

test('every endpoint has an example, and every example belongs to an endpoint', () => {
  expect(Object.keys(examples).sort()).toEqual(endpoints.map(({ id }) => id).sort())
})

describe.each(endpoints)('$id', (endpoint) => {
  const example = examples[endpoint.id] ?? {}
  test.each(['params', 'query', 'body', 'form', 'response'] as const)('%s matches the contract', (part) => {
    const schema = endpoint[part]
    if (!schema) return expect(example).not.toHaveProperty(part)
    const read = z.safeParse(schema, example[part] ?? (part === 'query' ? {} : undefined))
    expect(read.error?.issues).toBeUndefined()
    // The response must contain nothing that the contract would drop.
    if (part === 'response') expect(read.data).toMatchObject(example.response as object)
  })

  test.each(example.bodies ?? [])('the body "$name" matches the contract', ({ value }) => {
    expect(endpoint.body && z.safeParse(endpoint.body, value).error?.issues).toBeUndefined()
  })
})

describe.each(endpoints.filter(({ id }) => examples[id]?.forms))('$id', ({ id, form, files }) => {
  test.each(examples[id]?.forms ?? [])('the form "$name" matches the contract, and has files', ({ value }) => {
    const { files: names, ...fields } = value as { files: string[] }
    expect(form && z.safeParse(form, fields).error?.issues).toBeUndefined()
    expect(names.length).toBeGreaterThan(0)
    expect(names.length).toBeLessThanOrEqual(files?.files ?? 0)
  })
})

test('each kind of attachment has an example of its form', () => {
  const kinds = attachmentForms('').map(({ value }) => (value as { kind?: string }).kind ?? 'attachment')
  expect(Object.keys(attachmentKindLabels).filter((kind) => !kinds.includes(kind))).toEqual([])
})

test('each status to which a transition leads has an example of its body', () => {
  const statuses = transitionBodies.map(({ value }) => (value as { to: string }).to)
  // Only the system expires orders.
  const targets = new Set(serviceOrderTransitions.map(({ to }) => to).filter((status) => status !== 'expired'))
  expect([...targets].filter((status) => !statuses.includes(status))).toEqual([])
})
