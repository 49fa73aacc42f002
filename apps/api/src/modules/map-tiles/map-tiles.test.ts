import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'

const mapTiles = {
  url: 'https://tiles.example:8443/streets/{z}/{x}/{y}.png?key=abc',
  attribution: { text: '© Mapas Exemplo', url: 'https://mapas.example/direitos' },
}
const getPolicy = (value: unknown): string => /img-src [^;]*/.exec(String(value))?.[0] ?? ''

test('signed-in users get the configured tile source, and the page may load images from it only', async () => {
  const testApp = await createTestApp({ config: { mapTiles } })
  for (const as of [testApp.users.operator, testApp.users.foreignManager, testApp.users.admin]) {
    const response = await testApp.call('GET', '/v1/map-tiles', { as })
    expect(response.json()).toEqual({ data: mapTiles })
    expect(getPolicy(response.headers['content-security-policy'])).toBe(
      "img-src 'self' data: blob: https://tiles.example:8443",
    )
  }
  expect((await testApp.call('GET', '/v1/map-tiles')).statusCode).toBe(401)
})

test('without a source, none is returned and pages may load no external images', async () => {
  const testApp = await createTestApp()
  const response = await testApp.call('GET', '/v1/map-tiles', { as: testApp.users.manager })
  expect(response.json()).toEqual({ data: null })
  expect(getPolicy(response.headers['content-security-policy'])).toBe("img-src 'self' data: blob:")
})
