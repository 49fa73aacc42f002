import { expect, test } from 'vitest'
import { assertUtf8Query } from './query-encoding.ts'

test.each([
  '/v1/service-orders',
  '/v1/x?',
  '/v1/x?search=S%C3%A3o&tab=open',
  '/v1/x?search=100%',
  '/v1/x?search=50%+a%2',
])('accepts %s', (url) => expect(() => assertUtf8Query(url)).not.toThrow())

test.each(['/v1/x?tab=open&search=S%E3o', '/v1/x?search=%ED%A0%80', '/v1/x?search=a%C3'])(
  'rejects %s at the parameter',
  (url) =>
    expect(() => assertUtf8Query(url)).toThrow(
      expect.objectContaining({
        extras: { errors: [{ pointer: '?search', code: 'encoding', message: 'Codifique o valor em UTF-8.' }] },
      }),
    ),
)
