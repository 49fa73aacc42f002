import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'

const webDist = resolve(import.meta.dirname, '../dist')

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

interface Row {
  id: string
  [field: string]: unknown
}

/** A provider of the ten calls of the specification (section 7), a login, and the files of the web application. */
export interface SpecificationProvider {
  url: string
  /** The requests to the API, such as `GET /v1/users/me`, in the order of their arrival. */
  requests: string[]
  companies: Row[]
  users: Row[]
  stop: () => Promise<void>
}

export const account = { email: 'admin@provedor.example', password: 'girassol no quintal' }

const now = '2026-11-25T12:00:00.000Z'

/** The specification names these two fields only. */
const createCompany = (name: string): Row => ({ id: randomUUID(), name })

/** The specification does not show the shape of a user; it is that of our API. */
const createUser = (fields: object): Row => ({
  id: randomUUID(),
  status: 'active',
  carriesOut: true,
  version: 1,
  createdAt: now,
  updatedAt: now,
  ...fields,
})

/** Starts the provider on a free port. Every other call has the plain 404 of a server without that endpoint. */
export async function startSpecificationProvider(): Promise<SpecificationProvider> {
  const requests: string[] = []
  const admin = createUser({ name: 'Ada Provedora', email: account.email, role: 'admin' })
  const users = [admin]
  const companies = [createCompany('Livraria do Porto'), createCompany('Padaria da Vila')]
  const token = randomUUID()

  async function respond(request: IncomingMessage): Promise<[status: number, body?: unknown]> {
    const { pathname } = new URL(request.url ?? '/', 'http://provider.example')
    const call = `${request.method} ${pathname}`
    requests.push(call)
    const body = JSON.parse((await readBody(request)) || '{}')
    if (call === 'POST /v1/auth/login')
      return body.password === account.password ? [200, { token, user: admin }] : [401]
    if (request.headers.authorization !== `Bearer ${token}`) return [401]
    const [, collection, id] = /^\/v1\/(users|companies)\/([^/]+)$/.exec(pathname) ?? []
    const rows = collection === 'users' ? users : companies
    const index = rows.findIndex((row) => row.id === id)
    const [row] = index < 0 ? [] : [rows[index]]
    if (call === 'GET /v1/users/me') return [200, admin]
    if (call === 'GET /v1/users') return [200, { data: users }]
    if (call === 'GET /v1/companies') return [200, { data: companies }]
    if (call === 'GET /v1/companies/users') return [200, { data: [] }]
    if (call === 'POST /v1/users') return [201, users[users.push(createUser(body)) - 1]]
    if (call === 'POST /v1/companies') return [201, companies[companies.push(createCompany(body.name)) - 1]]
    if (request.method === 'PUT' && row) return [200, Object.assign(row, body)]
    if (request.method === 'DELETE' && row) {
      rows.splice(index, 1)
      return [204]
    }
    return [404, { message: 'Not Found' }]
  }

  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/v1/')) return sendFile(request, response)
    const [status, body] = await respond(request)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    companies,
    users,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** Sends a file of the web build; the shell for every other address. */
async function sendFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://provider.example')
  if (request.method !== 'GET') {
    response.writeHead(404).end()
    return
  }
  const candidates = [join(webDist, pathname), join(webDist, pathname, 'index.html')]
  if (!extname(pathname)) candidates.push(join(webDist, 'shell.html'))
  for (const file of candidates) {
    const content = await readFile(file).catch(() => undefined)
    if (!content) continue
    response.writeHead(200, { 'content-type': contentTypes[extname(file)] ?? 'application/octet-stream' })
    response.end(content)
    return
  }
  response.writeHead(404).end()
}
