import { logoLimits } from '@malote/api-client/contract'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { addLogo, logoPicture, sendLogo } from '../../../test/logos.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { listStoredFiles, picture } from '../../../test/uploads.ts'
import { openJobs } from '../../platform/jobs/index.ts'
import { fileJobs } from '../files/index.ts'

let testApp: TestApp
// The provider has one logo.
beforeEach(async () => {
  testApp = await createTestApp()
})

const getLogo = async (path: string, as = testApp.users.admin) => (await testApp.call('GET', path, { as })).json().logo
const openPicture = (id: string) => testApp.call('GET', `/v1/public/logos/${id}`)
const listStored = () => listStoredFiles(testApp)
const listAudited = async (action: string) => {
  const response = await testApp.call('GET', `/v1/audit-log?action=${action}`, { as: testApp.users.admin })
  return response.json().data
}
async function runFileJobs() {
  const jobs = await openJobs(testApp.databaseUrl, testApp.ctx.log)
  await jobs.work(fileJobs, () => testApp.ctx)
  return jobs
}

describe('the logo of the provider', () => {
  test('is stored on white, without metadata, and its picture needs no session', async () => {
    const transparent = await logoPicture('#00000000')
    const response = await sendLogo(testApp, transparent)
    expect(response.json()).toEqual({
      logo: { id: expect.stringMatching(/^[\w-]{22}$/), name: 'Malote', width: 240, height: 80 },
    })
    const { id } = response.json().logo
    const file = await openPicture(id)
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const { data, info } = await sharp(file.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.channels, ...data.subarray(0, 3)]).toEqual([3, 255, 255, 255])
    const photo = (await sendLogo(testApp, await picture('#204080'))).json().logo
    const stripped = await openPicture(photo.id)
    expect(stripped.headers['content-type']).toBe('image/jpeg')
    expect(stripped.rawPayload.toString('latin1')).not.toContain('Camera Secreta')
    expect((await openPicture(id)).statusCode).toBe(404)
  })

  test('has the name of the organization', async () => {
    const body = { version: 1, organization: { name: 'Expresso Sul' } }
    await testApp.call('PUT', '/v1/settings', { as: testApp.users.admin, body })
    const { id } = await addLogo(testApp, '#2244aa')
    for (const as of [testApp.users.operator, testApp.users.foreignManager]) {
      expect(await getLogo('/v1/settings/logo', as)).toMatchObject({ id, name: 'Expresso Sul' })
    }
  })

  test('is scaled down for paper; a WEBP becomes a PNG', async () => {
    const large = { width: 4000, height: 1000, channels: 3, background: '#2244aa' } as const
    const response = await sendLogo(testApp, await sharp({ create: large }).webp().toBuffer())
    expect(response.json().logo).toMatchObject({ width: 800, height: 200 })
    expect((await openPicture(response.json().logo.id)).headers['content-type']).toBe('image/png')
  })

  test('is removed with its file, and a second removal changes nothing', async () => {
    const { id } = await addLogo(testApp, '#2244aa')
    for (const _ of [1, 2]) {
      const response = await testApp.call('DELETE', '/v1/settings/logo', { as: testApp.users.admin })
      expect(response.statusCode).toBe(204)
    }
    expect(await getLogo('/v1/settings/logo')).toBeNull()
    expect((await openPicture(id)).statusCode).toBe(404)
    expect(await listAudited('organizationLogo.remove')).toHaveLength(1)
    const jobs = await runFileJobs()
    await expect.poll(listStored, { timeout: 20_000 }).toEqual([])
    await jobs.stop()
  })
})

describe('the logo of a company', () => {
  test('is replaced by a manager: the old file is removed, and the change is audited', async () => {
    const { acme } = testApp.companies
    const first = await addLogo(testApp, '#2244aa', acme)
    const options = { as: testApp.users.manager, companyId: acme }
    const second = (await sendLogo(testApp, await logoPicture('#aa4422'), options)).json().logo
    expect(second).toMatchObject({ name: 'Padaria Acme' })
    expect(second.id).not.toBe(first.id)
    expect(await getLogo(`/v1/companies/${acme}/logo`, testApp.users.operator)).toEqual(second)
    const [entry] = await listAudited('companyLogos.update')
    expect(entry).toMatchObject({ entity: 'company', subject: 'Padaria Acme', actor: { name: 'Gisele Gestora' } })
    expect(entry.changes).toContainEqual({
      field: '/logo/sha256',
      from: expect.any(String),
      to: expect.any(String),
    })
    const jobs = await runFileJobs()
    await expect.poll(async () => (await listStored()).length, { timeout: 20_000 }).toBe(1)
    await jobs.stop()
  })

  test('sent again is the same logo, and leaves no second file', async () => {
    const { acme } = testApp.companies
    const first = await addLogo(testApp, '#2244aa', acme)
    expect(await addLogo(testApp, '#2244aa', acme)).toEqual(first)
    expect(await listStored()).toHaveLength(1)
    expect(await listAudited('companyLogos.update')).toHaveLength(1)
  })

  test('sent twice at the same moment is stored once', async () => {
    const { acme } = testApp.companies
    const sent = await Promise.all(['#2244aa', '#aa4422'].map((color) => addLogo(testApp, color, acme)))
    const current = await getLogo(`/v1/companies/${acme}/logo`)
    expect(sent).toContainEqual(current)
  })

  test('of another company is not found, cannot be replaced and cannot be removed', async () => {
    const { acme } = testApp.companies
    const logo = await addLogo(testApp, '#2244aa', acme)
    const path = `/v1/companies/${acme}/logo`
    const { foreignManager: as } = testApp.users
    const responses = [
      await testApp.call('GET', path, { as }),
      await sendLogo(testApp, await logoPicture('#aa4422'), { as, companyId: acme }),
      await testApp.call('DELETE', path, { as }),
    ]
    for (const response of responses) {
      expect(response.json()).toMatchObject({ status: 404, detail: 'Empresa não encontrada.' })
    }
    expect(await getLogo(path)).toEqual(logo)
  })

  test('is deleted with the company', async () => {
    const { other } = testApp.companies
    const { id } = await addLogo(testApp, '#2244aa', other)
    const response = await testApp.call('DELETE', `/v1/companies/${other}`, { as: testApp.users.admin })
    expect(response.statusCode).toBe(204)
    expect((await openPicture(id)).statusCode).toBe(404)
    const jobs = await runFileJobs()
    await expect.poll(listStored, { timeout: 20_000 }).toEqual([])
    await jobs.stop()
  })
})

describe('a file that is no usable logo is rejected, and nothing is stored', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
  test.each([
    ['SVG', svg, /SVG pode conter scripts/],
    ['SVG with a declaration', `<?xml version="1.0"?>\n${svg}`, /SVG pode conter scripts/],
    ['PDF', '%PDF-1.7', /^Envie o logotipo como PNG, JPG ou WEBP\.$/],
    ['GIF', 'GIF89a', /^Envie o logotipo como PNG, JPG ou WEBP\.$/],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', /HEIC/],
    ['an empty file', '', /vazio/],
    ['a PNG signature before other bytes', Buffer.from('\x89PNG\r\n\x1a\nabcdef', 'latin1'), /Não conseguimos abrir/],
    ['a line', () => logoPicture('#2244aa', { width: 400, height: 8 }), /400 × 8 pixels/],
    ['too many pixels', () => logoPicture('#2244aa', { width: 9000, height: 7000 }), /9\.000 × 7\.000 pixels/],
  ])('%s', async (_name, content, message) => {
    const response = await sendLogo(testApp, typeof content === 'function' ? await content() : content)
    expect(response.json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/files/0', code: 'type', message: expect.stringMatching(message) }],
    })
    expect(await getLogo('/v1/settings/logo')).toBeNull()
    expect(await listStored()).toEqual([])
  })

  test('more than 2 MB', async () => {
    const response = await sendLogo(testApp, Buffer.alloc(logoLimits.fileBytes + 1))
    expect(response.json()).toMatchObject({ status: 413, code: 'payload_too_large' })
    expect(response.json().detail).toContain('2 MB')
  })

  test('a form without a file', async () => {
    const response = await testApp.call('PUT', '/v1/settings/logo', { as: testApp.users.admin, form: {} })
    expect(response.json()).toMatchObject({ status: 400 })
  })

  test('beyond what the company may upload today', async () => {
    const { acme } = testApp.companies
    const day = 24 * 3_600_000
    const ends_at = new Date((Math.floor(testApp.now().getTime() / day) + 1) * day)
    const row = { caller: `uploads ${acme}`, ends_at, calls: 2 * 1024 ** 2 }
    await testApp.db.insertInto('call_counts').values(row).execute()
    const response = await sendLogo(testApp, await logoPicture('#2244aa'), { companyId: acme })
    expect(response.statusCode).toBe(429)
    expect(await listStored()).toEqual([])
  })
})
