import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import SwaggerParser from '@apidevtools/swagger-parser'
import { createClient } from '@hey-api/openapi-ts'
import { type Endpoint, endpoints } from '@malote/api-client/contract'
import { examples, webhookExample } from '@malote/api-client/examples'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { generate } from 'orval'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenApi } from '../src/platform/openapi/openapi-types.ts'
import { printOpenApi } from '../src/print-openapi.ts'

/** The tools read the full document and compile their output. */
const slow = 120_000

let document: OpenApi
let folder: string
let file: string
beforeAll(async () => {
  document = await printOpenApi()
  // Inside the package, so that generated code finds zod; ignored by git.
  folder = await mkdtemp(resolve(import.meta.dirname, '../generated-'))
  file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(document))
}, slow)
afterAll(() => rm(folder, { recursive: true, force: true }))

const copy = () => structuredClone(document) as never

// Half of it is descriptions. Received messages (0232), address histories (0237), receipts in one PDF (0239),
// positions (0246), the figures of each day, occurrences (0247), evidence (0245), the drop-offs of items, logos (0261) and the
// same invoices (0265), the search of postal codes (0272), and users by their ids came to a document that was full.
test('the document stays below 469 kB', () => {
  expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(469_000)
})

describe('linters', () => {
  test('swagger-parser validates the document', { timeout: slow }, async () => {
    await expect(SwaggerParser.validate(copy())).resolves.toMatchObject({ openapi: '3.1.0' })
  })

  test('the OpenAPI rules of spectral find nothing', { timeout: slow }, async () => {
    const spectral = new spectralCore.Spectral()
    // The types of the two packages name different releases of their common part.
    spectral.setRuleset({ extends: [spectralRulesets.oas as never] })
    const findings = await spectral.run(copy())
    expect(findings.map(({ code, message, path }) => [code, message, path.join('/')])).toEqual([])
  })

  test('the recommended rules of redocly find no error', { timeout: slow }, async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const findings = await lintFromString({ source: JSON.stringify(document), config })
    const errors = findings.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })
})

type Schemas = Readonly<Record<string, { safeParse(value: unknown): { success: boolean; error?: unknown } }>>

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const camel = (id: string): string =>
  id
    .split('.')
    .map((part, index) => (index === 0 ? part : upper(part)))
    .join('')

/** The parts of an example that a generated validator judges. */
function judged(
  endpoint: Endpoint,
  named: (name: string, part: 'Body' | 'Response', status: number) => string,
  schemas: Schemas,
) {
  const { body, response } = examples[endpoint.id] ?? {}
  const name = camel(endpoint.id)
  return [
    ...(endpoint.body ? [{ schema: named(name, 'Body', endpoint.status), value: body }] : []),
    ...(endpoint.response ? [{ schema: named(name, 'Response', endpoint.status), value: response }] : []),
  ].flatMap(({ schema, value }) => {
    const validator = schemas[schema]
    if (!validator) return [`${schema} is missing`]
    const { success, error } = validator.safeParse(value)
    return success ? [] : [`${schema}: ${String(error).slice(0, 300)}`]
  })
}

describe('generators', () => {
  beforeAll(async () => {
    await writeFile(join(folder, 'openapi-typescript.ts'), astToString(await openapiTypescript(copy())))
    const options = { mode: 'single', clean: false } as const
    for (const client of ['fetch', 'zod'] as const) {
      // By default it generates validators for status 200 only.
      const override = { zod: { generateEachHttpStatus: true } }
      const output = { target: join(folder, `orval-${client}.ts`), client, ...options, override }
      await generate({ input: { target: file }, output }, folder)
    }
    await createClient({
      input: file,
      output: { path: join(folder, 'hey-api') },
      logs: { level: 'silent', file: false },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', 'zod'],
    })
  }, slow)

  test('write code that compiles under strict rules', { timeout: slow }, async () => {
    const compilerOptions = {
      target: 'es2023',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: [],
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['**/*.ts'] }))
    const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
    const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toBe('')
  })

  test.each([
    [
      'orval',
      'orval-zod.ts',
      (name: string, part: string, status: number) => `${name}${part === 'Body' ? '' : status}${part}`,
    ],
    ['hey-api', 'hey-api/zod.gen.ts', (name: string, part: string) => `z${upper(name)}${part}`],
  ])('%s writes validators that accept the examples of the contract', { timeout: slow }, async (_tool, path, named) => {
    const schemas: Schemas = await import(pathToFileURL(join(folder, path)).href)
    expect(endpoints.flatMap((endpoint) => judged(endpoint, named, schemas))).toEqual([])
  })

  test('generate one type for the order and another for webhook messages', { timeout: slow }, async () => {
    const schemas: Schemas = await import(pathToFileURL(join(folder, 'hey-api/zod.gen.ts')).href)
    expect(schemas.zServiceOrder?.safeParse(examples['serviceOrders.get']?.response).success).toBe(true)
    expect(schemas.zWebhookMessage?.safeParse(webhookExample).success).toBe(true)
  })
})
