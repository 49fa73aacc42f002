import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { placeDescriptions } from '../src/platform/openapi/descriptions/places.ts'
import type { OpenApi } from '../src/platform/openapi/openapi-types.ts'
import { printOpenApi } from '../src/print-openapi.ts'
import { type Essentials, findBreakingChanges, getEssentials, type Schema } from './breaking-changes.ts'

const releasedFile = resolve(import.meta.dirname, '../../../packages/api-client/openapi/released.json')
let document: OpenApi
beforeAll(async () => {
  document = await printOpenApi()
})

test('the contract and its examples are valid OpenAPI 3.1 for an independent linter', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      'no-invalid-parameter-examples': 'error',
      'operation-operationId-unique': 'error',
      'operation-summary': 'error',
      'operation-4xx-response': 'error',
      // This software is not licensed to the public.
      'info-license': 'off',
      // A fixed part of a path wins over a parameter, in this router as in most.
      'no-ambiguous-paths': 'off',
      // A draft differs from a request by an optional property with a default, and a codec is printed as a union of
      // one schema.
      'no-illogical-composition-keywords': 'off',
    },
  })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

test('no pattern needs flags, Unicode classes or lookaround, which some engines lack', () => {
  const patterns = new Set(JSON.stringify(document).match(/(?<="pattern":)"(?:[^"\\]|\\.)*"/g))
  expect(patterns.size).toBeGreaterThan(3)
  for (const printed of patterns) {
    const pattern: string = JSON.parse(printed)
    expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow()
    expect(pattern).not.toMatch(/\\[pPkK/]|\(\?(?!:)/)
  }
})

test('enumerations are open in responses and closed in requests, and those that are declared closed stay so', () => {
  const { schemas = {} } = document.components ?? {}
  expect(schemas.Priority).toEqual({ type: 'string', 'x-extensible-enum': ['normal', 'urgent'] })
  expect(schemas.PriorityInput).toEqual({ type: 'string', enum: ['normal', 'urgent'] })
  expect(schemas.State).toMatchObject({ enum: expect.arrayContaining(['AC', 'SP']) })
  expect(JSON.stringify(document)).not.toContain('x-closed-enum')
})

test('each property and each parameter is described', () => {
  const missing = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { properties, in: place, name, description } = value as Record<string, unknown>
    for (const [property, part] of Object.entries((properties as object | undefined) ?? {})) {
      if (typeof part === 'object' && !part?.description) missing.add(property)
    }
    if ((place === 'query' || place === 'path') && !description) missing.add(`${place} ${name}`)
    for (const [key, part] of Object.entries(value)) if (key !== 'example') visit(part)
  }
  visit(document)
  expect([...missing].toSorted(), 'describe them in apps/api/src/platform/openapi/descriptions').toEqual([])
})

test('no description speaks of a null that its property cannot be, except for what an input may omit', () => {
  const wrong = new Set<string>()
  const visit = (value: unknown, at = ''): void => {
    if (typeof value !== 'object' || value === null) return
    const { properties } = value as Record<string, unknown>
    for (const [name, part] of Object.entries((properties as object | undefined) ?? {})) {
      const { description = '', ...schema } = part as { description?: string }
      if (/\bnull\b/.test(description) && !/Na entrada/.test(description) && !JSON.stringify(schema).includes('null'))
        wrong.add(`${at}.${name}`)
    }
    for (const [key, part] of Object.entries(value)) if (key !== 'example') visit(part, `${at}.${key}`)
  }
  visit(document)
  expect([...wrong]).toEqual([])
})

test('each description of a place belongs to a property', () => {
  const printed = JSON.stringify(document.components?.schemas)
  const absent = Object.values(placeDescriptions).filter((text) => !printed.includes(JSON.stringify(text)))
  expect(absent).toEqual([])
  for (const place of Object.keys(placeDescriptions)) {
    const [name = '', ...path] = place.split('.')
    const schema = JSON.stringify(document.components?.schemas?.[name])
    expect(schema, place).toContain(`"${path.at(-1)}":`)
  }
})

test('the released contract is not broken', () => {
  const released = JSON.parse(readFileSync(releasedFile, 'utf8')) as Essentials
  expect(Object.keys(released).length).toBeGreaterThan(40)
  // Add instead of changing (docs/decisions/0084). For changes that were never published: npm run release-contract.
  expect(findBreakingChanges(released, getEssentials(document))).toEqual([])
})

describe('a change', () => {
  const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
    type: 'object',
    properties,
    required,
  })
  const text: Schema = { type: 'string' }
  const none: Schema = { type: 'null' }
  const contract = (input: Schema, response: Schema, inputs: object = {}): Essentials => ({
    'POST /v1/things': {
      inputs: { 'body application/json': { required: true, schema: input }, ...inputs },
      responses: { '201 application/json': response },
    },
  })
  const before = contract(object({ name: text }), object({ id: text }, ['id']))
  const compare = (input: Schema, response: Schema, inputs: object = {}) =>
    findBreakingChanges(before, contract(input, response, inputs))
  const same = [object({ name: text }), object({ id: text }, ['id'])] as const

  test('accepts a new optional input, endpoint or response property', () => {
    expect(compare(...same, { 'query sort': { required: false, schema: text } })).toEqual([])
    expect(compare(object({ name: text, note: text }), object({ id: text, more: text }, ['id', 'more']))).toEqual([])
    expect(findBreakingChanges(before, { ...before, 'GET /v1/more': { inputs: {}, responses: {} } })).toEqual([])
    expect(compare(object({ name: { anyOf: [text, none] } }), same[1])).toEqual([])
  })

  test.each<[what: string, after: Essentials, texts: string]>([
    ['removes an endpoint', {}, 'was removed'],
    ['removes a response property', contract(same[0], object({})), '/id was removed'],
    ['makes a response property optional', contract(same[0], object({ id: text })), '/id may be absent'],
    [
      'makes a response property nullable',
      contract(same[0], object({ id: { anyOf: [text, none] } }, ['id'])),
      '/id was string and is null',
    ],
    [
      'changes the type of a response property',
      contract(same[0], object({ id: { type: 'integer' } }, ['id'])),
      'is integer',
    ],
    ['adds a required input', contract(object({ name: text, tax: text }, ['tax']), same[1]), '/tax became required'],
    ['makes an existing input required', contract(object({ name: text }, ['name']), same[1]), '/name became required'],
    ['removes an input', contract(object({}), same[1]), '/name is no longer accepted'],
    ['narrows a type', contract(object({ name: { type: 'integer' } }), same[1]), 'must be integer'],
    ['reduces a maximum length', contract(object({ name: { ...text, maxLength: 10 } }), same[1]), 'tighter maxLength'],
    [
      'limits an input to listed values',
      contract(object({ name: { ...text, enum: ['a'] } }), same[1]),
      'only some values',
    ],
    [
      'adds a required parameter',
      contract(...same, { 'query companyId': { required: true, schema: text } }),
      'query companyId is new and required',
    ],
    [
      'changes the status of a response',
      {
        'POST /v1/things': {
          inputs: before['POST /v1/things']?.inputs ?? {},
          responses: { '200 application/json': same[1] },
        },
      },
      '201 application/json is no longer returned',
    ],
  ])('reports a change that %s', (_what, after, texts) => {
    const changes = findBreakingChanges(before, after)
    expect(changes).toHaveLength(1)
    expect(changes[0]).toContain(texts)
  })

  test('reports a new value of a closed enumeration of a response, and none of an open one', () => {
    const change = (then: Schema, now: Schema) =>
      findBreakingChanges(contract(same[0], object({ id: then })), contract(same[0], object({ id: now })))
    const closed = (...values: string[]): Schema => ({ ...text, enum: values })
    const opened = (...values: string[]): Schema => ({ ...text, 'x-extensible-enum': values })
    expect(change(closed('a'), closed('a', 'b'))).toEqual(['POST /v1/things: 201 application/json/id may be "b"'])
    expect(change(closed('a'), opened('a'))).toEqual(['POST /v1/things: 201 application/json/id may have any value'])
    expect(change(closed('a', 'b'), closed('a'))).toEqual([])
    expect(change(opened('a'), opened('a', 'b'))).toEqual([])
  })

  test('reports an enumeration that accepts fewer values', () => {
    const [wide, narrow] = [
      { ...text, enum: ['a', 'b'] },
      { ...text, enum: ['a'] },
    ]
    const changes = findBreakingChanges(
      contract(object({ kind: wide }), same[1]),
      contract(object({ kind: narrow }), same[1]),
    )
    expect(changes).toEqual(['POST /v1/things: body application/json/kind no longer accepts "b"'])
  })
})
