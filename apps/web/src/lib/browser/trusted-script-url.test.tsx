import { expect, test, vi } from 'vitest'
import { toTrustedScriptUrl } from './trusted-script-url.ts'

test('returns the URL in the type that the browser requires', () => {
  const url = toTrustedScriptUrl('malote-test', '/sw.js')
  expect(String(url)).toBe('/sw.js')
  expect(typeof url).toBe('object')
})

test('returns the URL itself in a browser without trusted types', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(toTrustedScriptUrl('malote-test', '/sw.js')).toBe('/sw.js')
  vi.unstubAllGlobals()
})
