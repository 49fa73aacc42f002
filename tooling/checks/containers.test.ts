import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import * as z from 'zod'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8')

const duration = z.string().regex(/^(?:\d+h)?(?:\d+m)?(?:\d+s)?$/)
/** The used part of the Compose Specification. Any other key is treated as a typing error until it is added here. */
const service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  env_file: z.literal('.env').optional(),
  environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
  ports: z.array(z.string().regex(/^(?:[\d.]+:)?\d+:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^[a-z]+:\/[\w/]+$/)),
  healthcheck: z
    .strictObject({
      test: z.tuple([z.literal('CMD')], z.string()),
      interval: duration,
      timeout: duration,
      retries: z.int(),
    })
    .optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: duration,
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
})
const Compose = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
})

const compose = () => {
  const document = parseDocument(read('compose.yaml'), { strict: true, uniqueKeys: true })
  expect(document.errors).toEqual([])
  expect(document.warnings).toEqual([])
  return Compose.parse(document.toJS())
}

test('the Containerfile has valid instructions', () => {
  expect(validate(read('Containerfile'))).toEqual([])
})

test('the image runs as an unprivileged user, has a health check, and uses the Node and pnpm that the repository pins', () => {
  const last =
    read('Containerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  expect(last).toMatch(/^CMD \["node", /m)
  const { packageManager } = JSON.parse(read('package.json'))
  expect(read('Containerfile')).toContain(`npm install --global ${packageManager}\n`)
  const node = /^nodeVersion: (.+)$/m.exec(read('pnpm-workspace.yaml'))?.[1]
  const bases = read('Containerfile').match(/^FROM docker\.io\S+/gm)
  expect(bases).toHaveLength(2)
  for (const base of bases ?? []) expect(base).toBe(`FROM docker.io/library/node:${node}-trixie-slim`)
})

test('secrets and generated files are excluded from the image', () => {
  const ignored = read('.dockerignore').split('\n')
  for (const pattern of ['**/node_modules', '**/dist', '**/.malote', '**/.env*', '.git']) {
    expect(ignored).toContain(pattern)
  }
})

test('compose.yaml uses only valid keys, and names existing services and files', () => {
  const { services, volumes } = compose()
  for (const { depends_on = {}, volumes: mounts, build } of Object.values(services)) {
    for (const other of Object.keys(depends_on)) expect(services[other]?.healthcheck).toBeDefined()
    for (const mount of mounts) expect(Object.keys(volumes)).toContain(mount.split(':')[0])
    if (build) expect(read(build.dockerfile)).toContain('HEALTHCHECK')
  }
})

test('every documented variable reaches the container by .env, which lists all that the image does not set', () => {
  const { env_file, environment } = compose().services.malote ?? {}
  expect(env_file).toBe('.env')
  const documented = [...read('docs/how-to/deploy.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name)
  expect(documented.length).toBeGreaterThan(20)
  const set = [...read('Containerfile').matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name)
  // Set in the image or for the separate database service, so users cannot set them.
  const fixed = ['DATABASE_URL', 'MALOTE_DEMO', 'WEB_DIST', ...set]
  const named = [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(documented.filter((name) => !fixed.includes(name) && !named.includes(name))).toEqual([])
  // A value under `environment` would override .env.
  expect(Object.keys(environment ?? {}).filter((name) => !['DATABASE_URL', 'PUBLIC_URL'].includes(name))).toEqual([])
})

test('.env.example lists each variable that compose.yaml requires, and the server reads each that compose.yaml sets', () => {
  const required = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
  const offered = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
  expect(offered).toEqual(expect.arrayContaining([...required]))
  const settings = read('docs/how-to/deploy.md')
  for (const name of Object.keys(compose().services.malote?.environment ?? {})) {
    expect(settings).toContain(`| \`${name}\` |`)
  }
})
