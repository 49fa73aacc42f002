import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { openSession } from '../src/modules/sessions/index.ts'
import { type OpenApi, resolveReferences } from '../src/platform/openapi/openapi-types.ts'
import { orderIn } from './orders.ts'
import { createSamples, type Sample, wellFormed } from './request-samples.ts'
import { createTestApp, type TestApp, type TestUserKey } from './test-app.ts'

/** `FUZZ_RUNS=20000` sends ten times as many. The seed reproduces a failure. */
const runs = Number(process.env.FUZZ_RUNS ?? 2_000)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)

let testApp: TestApp
let document: OpenApi
let ids: string[]
let ajv: Ajv2020
beforeAll(async () => {
  testApp = await createTestApp()
  document = resolveReferences((await testApp.call('GET', '/v1/openapi.json')).json())
  ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'openapi')
  const orders = await Promise.all((['draft', 'requested', 'in_transit'] as const).map((to) => orderIn(testApp, to)))
  const things = orders.flatMap(({ orderNumber, stops }) => [orderNumber, ...stops.map(({ id }) => id)])
  const people = Object.values(testApp.users).map(({ id }) => id)
  ids = [...things, ...people, testApp.companies.acme, testApp.companies.other]
})

const validators = new Map<string, ValidateFunction>()

/** Returns the validator of a response; undefined when the contract does not declare it. */
function validatorFor({ operationId }: Sample, status: number, type: string): ValidateFunction | 'empty' | undefined {
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      if (operation.operationId !== operationId) continue
      // Every endpoint may return 429; the document describes it with the other general errors, as `default`.
      const key = status === 429 && !operation.responses?.[status] ? 'default' : status
      const response = operation.responses?.[key]
      if (!response) return undefined
      if (!response.content) return 'empty'
      if (!response.content[type]) return undefined
      const pointer = ['paths', path, method, 'responses', String(key), 'content', type, 'schema']
        .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
        .join('/')
      const $ref = `openapi#/${pointer}`
      const compiled = validators.get($ref) ?? ajv.compile({ $ref })
      validators.set($ref, compiled)
      return compiled
    }
  }
  return undefined
}

const leaks = /password_hash|token_hash|\$argon2|node_modules|\.ts:\d+|syntax error at|violates|PostgresError|select "/i
const everyUser: readonly (TestUserKey | undefined)[] = [
  'admin',
  'admin',
  'operator',
  'manager',
  'foreignOperator',
  'foreignManager',
  undefined,
]

/** Returns a user with a new session: earlier requests may have ended it or deactivated the account. */
async function identify(who: TestUserKey | undefined) {
  if (!who) return undefined
  const person = testApp.users[who]
  const { role } = person
  await testApp.db.updateTable('users').set({ status: 'active', role }).where('id', '=', person.id).execute()
  return { ...person, token: await openSession(testApp.ctx, person.id) }
}

function toForm(body: unknown): Record<string, string | File> {
  const fields = Object.entries((body ?? {}) as object).filter(([name]) => name !== 'files')
  const texts = fields.map(([name, value]) => [name, wellFormed(String(value))])
  return { ...Object.fromEntries(texts), files: new File(['%PDF-1.7'], 'a.pdf') }
}

async function send(sample: Sample, who: TestUserKey | undefined): Promise<LightMyRequestResponse> {
  // A stream that is followed does not end.
  const query = sample.operationId === 'events.stream' ? { ...sample.query, follow: 'false' } : sample.query
  const search = new URLSearchParams(query).toString()
  return testApp.call(sample.method, search ? `${sample.path}?${search}` : sample.path, {
    as: await identify(who),
    headers: sample.headers,
    ...(sample.form ? { form: toForm(sample.body) } : { body: sample.body }),
  })
}

function judge(sample: Sample, response: LightMyRequestResponse): void {
  const { statusCode: status, body } = response
  // The only external failure: the tests have no postal code service.
  if (sample.operationId.startsWith('postalCodes.') && status === 503) {
    expect(response.json().code).toBe('postal_code_unavailable')
    return
  }
  expect(status, body).toBeLessThan(500)
  expect(body).not.toMatch(leaks)
  const type = String(response.headers['content-type'] ?? '').split(';')[0] ?? ''
  // A path with an empty parameter is another path, or none.
  if (status === 404 && response.json().code === 'not_found') return
  const validate = validatorFor(sample, status, type)
  expect(validate, `${sample.operationId} declares ${status} ${type}: ${body}`).toBeDefined()
  const isFile = response.headers['content-disposition'] !== undefined
  if (!validate || validate === 'empty' || isFile || !/json$/.test(type)) return
  expect(validate(response.json()), `${JSON.stringify(validate.errors)} ${body.slice(0, 500)}`).toBe(true)
}

test(
  `${runs} requests generated from the contract cause no server error and no leak, and get declared responses`,
  async () => {
    const request = fc.tuple(createSamples(document, ids), fc.constantFrom(...everyUser))
    const property = fc.asyncProperty(request, async ([sample, who]) => judge(sample, await send(sample, who)))
    await fc.assert(property, { numRuns: runs, seed, endOnFailure: true })
  },
  runs * 200,
)
