import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isLoopback, readConfig } from './config.ts'
import { variables } from './variables.ts'

const root = resolve(import.meta.dirname, '../../../../..')

test('an empty environment configures an embedded installation on this machine', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    databaseReplicaUrl: undefined,
    databasePool: 10,
    databasePrepared: true,
    dataDir: resolve(root, '.malote'),
    demo: true,
    filesUrl: undefined,
    webDist: resolve(root, 'apps/web/dist'),
    smtpUrl: undefined,
    mailFrom: 'Malote <nao-responda@localhost>',
    postalCodeUrls: ['https://brasilapi.com.br/api/cep/v2/{cep}', 'https://viacep.com.br/ws/{cep}/json/'],
    postalCodeSearchUrl: 'https://viacep.com.br/ws/{state}/{city}/{street}/json/',
    mapTiles: undefined,
    corsOrigins: [],
    webhookAddresses: [],
    trustProxy: 0,
    rateLimit: 1200,
    tracesEndpoint: undefined,
    tracesShare: 1,
    logLevel: 'info',
    stopDelay: 0,
  })
})

test('a server with its own database may listen on the network', () => {
  const config = readConfig({
    DATABASE_URL: 'postgresql://malote:segredo@banco/malote',
    PUBLIC_URL: 'https://malote.example/',
    TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    DATABASE_PREPARED: 'off',
  })
  expect(config).toMatchObject({
    host: '0.0.0.0',
    publicUrl: 'https://malote.example',
    corsOrigins: [],
    webhookAddresses: [],
    trustProxy: ['10.0.0.0/8', '127.0.0.1'],
    databasePrepared: false,
  })
})

test('map tiles need one origin and an attribution', () => {
  const url = 'https://tiles.example/ruas/{z}/{x}/{y}.png?chave=1'
  const read = (MAP_TILES_URL: string, MAP_ATTRIBUTION?: string) => () => readConfig({ MAP_TILES_URL, MAP_ATTRIBUTION })
  const openStreetMap = '© OpenStreetMap <https://www.openstreetmap.org/copyright>'
  expect(read(url, openStreetMap)().mapTiles).toEqual({
    url,
    attribution: { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
  })
  expect(read(url, 'Mapas da casa')().mapTiles?.attribution).toEqual({ text: 'Mapas da casa', url: null })
  expect(read(url)).toThrow('MAP_ATTRIBUTION')
  const wrong = [
    '/z',
    'ftp://x/{z}/{x}/{y}',
    'https://{x}.example/{z}/{x}/{y}',
    'https://x.example/{z}/{x}',
    'https://x/{z}/{x}/{y}/{r}',
  ]
  for (const address of wrong) expect(read(address, openStreetMap), address).toThrow('MAP_TILES_URL')
  expect(read(url, '<javascript:alert(1)>')).toThrow('MAP_ATTRIBUTION')
})

test('reports every invalid setting at once, with the accepted values', () => {
  const environment = {
    PORT: 'oitenta',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'alto',
    TRUST_PROXY: 'sim',
    DATABASE_POOL: '0',
    SMTP_URL: 'correio:25',
    MAIL_FROM: 'Malote',
    FILES_URL: 'https://x',
  }
  const message = (() => {
    try {
      readConfig(environment)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  })()
  expect(message.split('\n')).toEqual([
    'Revise as variáveis de ambiente:',
    '  PORT: informe um número inteiro de 0 a 65535.',
    '  DATABASE_URL: informe um endereço que comece com postgresql:// ou postgres://.',
    '  DATABASE_POOL: informe um número inteiro de 1 a 50.',
    '  FILES_URL: informe um endereço que comece com s3://.',
    '  SMTP_URL: informe um endereço que comece com smtp:// ou smtps://.',
    '  MAIL_FROM: informe um endereço de e-mail, ou Nome <endereço>.',
    expect.stringMatching(/^ {2}TRUST_PROXY: informe quantos proxies/),
    '  LOG_LEVEL: use um destes: silent, fatal, error, warn, info, debug, trace.',
  ])
})

describe('the text message gateway', () => {
  const TEXT_MESSAGE_URL = 'https://api.gateway.example/sms'

  test('is absent without its URL, and has defaults for the rest', () => {
    expect(readConfig({}).textMessages).toBeUndefined()
    expect(readConfig({ TEXT_MESSAGE_URL }).textMessages).toEqual({
      url: TEXT_MESSAGE_URL,
      header: undefined,
      body: '{"to":"{{to}}","text":"{{text}}"}',
      label: 'SMS',
    })
  })

  test('accepts a header, a form and the name of the channel', () => {
    const environment = {
      TEXT_MESSAGE_URL,
      TEXT_MESSAGE_HEADER: 'X-Api-Key: a:b',
      TEXT_MESSAGE_BODY: 'para={{to}}&texto={{text}}&de=Malote',
      TEXT_MESSAGE_CHANNEL: 'WhatsApp',
    }
    expect(readConfig(environment).textMessages).toMatchObject({
      header: { name: 'X-Api-Key', value: 'a:b' },
      label: 'WhatsApp',
    })
  })

  test.each([
    ['TEXT_MESSAGE_URL', 'http://10.0.0.7/sms'],
    ['TEXT_MESSAGE_URL', 'https://localhost/sms'],
    ['TEXT_MESSAGE_URL', 'https://user:key@api.gateway.example/sms'],
    ['TEXT_MESSAGE_HEADER', 'Bearer key'],
    ['TEXT_MESSAGE_HEADER', 'Content-Length: 1'],
    ['TEXT_MESSAGE_BODY', '{"to":"{{to}}"}'],
    ['TEXT_MESSAGE_BODY', '{"to":{{to}},"text":"{{text}}"}'],
    ['TEXT_MESSAGE_BODY', 'to={{to}}&text={{text}}&name={{name}}'],
    ['TEXT_MESSAGE_CHANNEL', '<b>'],
  ])('%s does not accept %s', (name, value) => {
    expect(() => readConfig({ TEXT_MESSAGE_URL, [name]: value })).toThrow(`  ${name}: `)
  })

  test('may be in the internal network when its address is configured', () => {
    const environment = { TEXT_MESSAGE_URL: 'http://10.0.0.7/sms', WEBHOOK_ADDRESSES: '10.0.0.7' }
    expect(readConfig(environment).textMessages?.url).toBe('http://10.0.0.7/sms')
  })
})

test('an error message never contains a secret', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://malote:segredo@banco' })).toThrow(/^(?!.*segredo)/s)
})

test('treats an empty variable as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('the deployment guide has one line per variable and no other', () => {
  const guide = readFileSync(resolve(root, 'docs/how-to/deploy.md'), 'utf8')
  const lines = [...guide.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \| [^|]+ \|$/gm)].map(([, name]) => name)
  expect(lines.sort()).toEqual(Object.keys(variables).sort())
})

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.0.7', false],
])('isLoopback of %s is %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})

test('docs/how-to/deploy.md lists exactly the settings, with their defaults', () => {
  const rows = [...readFileSync(resolve(root, 'docs/how-to/deploy.md'), 'utf8').matchAll(/^\| `(\w+)` \| (.+?) \|/gm)]
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(variables))
  const numbers = Object.entries(variables).filter(([, { default: text }]) => /^[\w./]+$/.test(text))
  for (const [name, { default: text }] of numbers) {
    expect(rows.find(([, row]) => row === name)?.[2], name).toContain(text)
  }
})

test.each([
  'postgresql://malote:segredo@um/malote?host=um,outro',
  'postgresql://malote:segredo@um/malote?host=um%2Coutro&port=5432%2C5432',
  'postgresql://malote:segredo@um:5432,outro:porta/malote',
  'postgresql://malote:segredo@um:5432,,outro:5432/malote',
  'postgresql://um,/malote',
])('a list of hosts in another notation is rejected without its password: %s', (address) => {
  for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL']) {
    expect(() => readConfig({ [name]: address })).toThrow(
      new RegExp(`${name}: (?:escreva os servidores|informe um endereço)`),
    )
    expect(() => readConfig({ [name]: address })).toThrow(/^(?!.*segredo)/s)
  }
})

test.each([
  'postgresql://malote:a,b@um:5432/malote',
  'postgresql:///malote?host=/var/run/postgresql',
  'postgres://um/malote?sslmode=verify-full',
  'postgresql://malote:segredo@um,outro/malote',
  'postgresql://malote:a,b@um:5432,[::1]:5433/malote?sslmode=require',
])('a database address with one host, or several, is accepted: %s', (address) => {
  expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address)
})
