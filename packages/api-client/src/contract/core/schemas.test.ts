import '../../pt-br.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '../endpoints.ts'
import { NewApiKey } from '../integrations/api-keys.ts'
import { NewWebhook } from '../integrations/webhooks.ts'
import { getWindowIssues, NewServiceOrder } from '../orders/new-service-order.ts'
import { orderFilters } from '../orders/service-order-filters.ts'
import { ServiceOrderStatus } from '../orders/service-order-status.ts'
import { Password } from '../people/users.ts'
import { NewLocation } from '../places/locations.ts'
import { getMissingOrganizationFields, organizationLabels } from '../settings/organization.ts'
import { formatPostalCode, PostalCode, StoredPostalCode } from './address.ts'
import { Cnpj, ContactPhone, formatCnpj, formatPhone, hasValidCpfDigits, Phone } from './documents.ts'
import { listParameter, paging, Search } from './paging.ts'
import { BoundedInstant, Email, line, paragraph } from './primitives.ts'

const getMessage = (schema: z.core.$ZodType, value: unknown): string | undefined =>
  z.safeParse(schema, value).error?.issues[0]?.message

describe('CNPJ', () => {
  test.each(['12.ABC.345/01DE-35', '12ABC34501DE35', '12.abc.345/01de-35', '11.222.333/0001-81', ' 11222333000181 '])(
    'accepts %s',
    (typed) => {
      expect(z.parse(Cnpj, typed)).toMatch(/^[0-9A-Z]{12}\d{2}$/)
    },
  )

  test.each(['12.ABC.345/01DE-36', '00000000000000', '11222333000182', '1122233300018', 'ç1222333000181'])(
    'rejects %s with a message that names what to check',
    (typed) => {
      expect(getMessage(Cnpj, typed)).toMatch(/CNPJ/)
    },
  )

  test('is formatted with its mask', () => {
    expect(formatCnpj(z.parse(Cnpj, '12abc34501de35'))).toBe('12.ABC.345/01DE-35')
  })
})

test.each([
  ['52998224725', true],
  ['11144477735', true],
  ['52998224724', false],
  ['52998224735', false],
  ['00000000000', false],
  ['5299822472', false],
  ['529.982.247-25', false],
])('the digits of the CPF %s are valid: %s', (cpf, isValid) => {
  expect(hasValidCpfDigits(cpf)).toBe(isValid)
})

describe('phone', () => {
  test.each([
    ['(11) 91234-5678', '+5511912345678'],
    ['+55 11 91234 5678', '+5511912345678'],
    ['011 3123-4567', '+551131234567'],
    ['55 11 3123-4567', '+551131234567'],
    ['0055 11 91234-5678', '+5511912345678'],
    ['(55) 3123-4567', '+555531234567'],
  ])('stores %s as %s', (input, stored) => {
    expect(z.parse(Phone, input)).toBe(stored)
  })

  test.each(['91234-5678', '(11) 81234-5678', '(01) 91234-5678', '+1 202 555 0100', ''])('rejects %s', (typed) => {
    expect(getMessage(Phone, typed)).toBe('Informe o telefone com DDD, como (11) 91234-5678.')
  })

  test.each([
    ['0800 123 4567', '08001234567', '0800 123 4567'],
    ['0800-722-000', '0800722000', '0800 722 000'],
    ['+55 800 123 4567', '08001234567', '0800 123 4567'],
    ['0300 123 4567', '03001234567', '0300 123 4567'],
    ['4004-1234', '40041234', '4004-1234'],
    ['4003 1234', '40031234', '4003-1234'],
    ['(11) 91234-5678', '+5511912345678', '(11) 91234-5678'],
    ['(40) 4003-1234', undefined, ''],
    ['(48) 4003-1234', '+554840031234', '(48) 4003-1234'],
  ])('of a contact may be %s', (typed, stored, shown) => {
    const phone = z.safeParse(ContactPhone, typed).data
    expect(phone).toBe(stored)
    expect(formatPhone(phone ?? '')).toBe(shown)
    if (phone) expect(z.parse(ContactPhone, phone), 'as it was read').toBe(phone)
  })

  test.each(['5004-1234', '0700 123 4567', '0800 123', '91234-5678'])('of a contact must not be %s', (typed) => {
    expect(getMessage(ContactPhone, typed)).toContain('0800 ou 4004')
  })

  test('of a person must not be a service number', () => {
    expect(z.safeParse(Phone, '0800 123 4567').success).toBe(false)
  })

  test('is formatted in the usual Brazilian notation', () => {
    expect(formatPhone('+5511912345678')).toBe('(11) 91234-5678')
    expect(formatPhone('+551131234567')).toBe('(11) 3123-4567')
  })
})

test('texts accept every character except control characters; a paragraph also accepts line breaks and tabs', () => {
  for (let code = 1; code < 0x2100; code += 1) {
    const text = `a${String.fromCodePoint(code)}b`
    const control = /\p{Cc}/u.test(text)
    expect(z.safeParse(line(9), text).success, code.toString(16)).toBe(!control)
    expect(z.safeParse(paragraph(9), text).success, code.toString(16)).toBe(!control || /[\n\r\t]/.test(text))
  }
  expect(z.safeParse(line(9), 'José 📦').success).toBe(true)
})

test('a CEP is stored as eight digits and formatted with its hyphen', () => {
  expect(z.parse(PostalCode, '01310-100')).toBe('01310100')
  expect(formatPostalCode('01310100')).toBe('01310-100')
  expect(getMessage(PostalCode, '0131010')).toBe('O CEP tem 8 números.')
  for (const typed of ['00000-000', '00999-999']) {
    expect(getMessage(PostalCode, typed)).toBe('Este CEP não existe. Confira os números.')
    expect(z.safeParse(StoredPostalCode, typed).success, 'as an earlier version stored it').toBe(true)
  }
  expect(z.parse(PostalCode, '01000-000')).toBe('01000000')
})

test('an e-mail is stored in lower case, and 255 characters are too many', () => {
  expect(z.parse(Email, ' Ana@Padaria.Example ')).toBe('ana@padaria.example')
  expect(z.safeParse(Email, `${'a'.repeat(250)}@b.co`).success).toBe(false)
})

test('a password has at least ten characters and is not a common one', () => {
  expect(getMessage(Password, 'curta')).toBe('Use pelo menos 10 caracteres.')
  expect(getMessage(Password, 'Senha12345')).toBe('Esta senha é muito comum. Escolha outra.')
  expect(getMessage(Password, 'aaaaaaaaaaaa')).toBe('Esta senha é muito comum. Escolha outra.')
  expect(z.safeParse(Password, 'girassol no quintal').success).toBe(true)
})

test('a line of text accepts emoji and accents, and no control characters', () => {
  expect(z.parse(line(20), '  Açaí 🍇 da Zélia ')).toBe('Açaí 🍇 da Zélia')
  expect(z.safeParse(line(20), 'a\u0000b').success).toBe(false)
  expect(getMessage(line(20), '   ')).toBe('Preencha este campo.')
})

describe('invisible characters', () => {
  test.each([
    ['zero-width spaces', 'Ana\u200b \ufeffPra\u2060do', 'Ana Prado'],
    ['direction marks', '\u202eodarP\u202c \u2066Ana\u2069\u200f', 'odarP Ana'],
    ['soft hyphens', 'entre\u00adga', 'entrega'],
    ['joiners between letters', 'An\u200da\u200c', 'Ana'],
    ['blank letters', '\u3164Ana\u2800', 'Ana'],
    ['other spaces', '\u00a0Z\u00e9lia\u00a0\u2009Prado\u3000', 'Zélia  Prado'],
    ['the line separator of a word processor', 'Portão azul\u2028campainha 2', 'Portão azul campainha 2'],
  ])('are removed from a line: %s', (_what, input, stored) => {
    expect(z.parse(line(40), input)).toBe(stored)
    expect(z.parse(Search, input)).toBe(stored)
  })

  test('leave a text without other characters empty; a paragraph keeps its line breaks', () => {
    expect(getMessage(line(20), '\u200b\u3164 \u2060')).toBe('Preencha este campo.')
    expect(z.parse(paragraph(40), 'Portão\u200b azul\u2029campainha\n2')).toBe('Portão azul\ncampainha\n2')
    expect(z.parse(Email, '\u200bana@padaria.example\u200b')).toBe('ana@padaria.example')
  })

  test.each(['👩‍👩‍👧‍👦 Família', '🏳️‍🌈', '👩🏽‍🚒', 'Açaí da Zélia', 'D’Ávila', 'شركة', '漢字', 'Jose\u0301'])(
    'are kept where they are part of a visible character: %s',
    (text) => expect(z.parse(line(40), text)).toBe(text),
  )
})

test('a list parameter is read from commas or repetition', () => {
  const schema = listParameter(ServiceOrderStatus)
  expect(z.parse(schema, 'failed,on_hold')).toEqual(['failed', 'on_hold'])
  expect(z.parse(schema, ['failed', 'on_hold'])).toEqual(['failed', 'on_hold'])
  expect(z.safeParse(schema, 'failed,nada').success).toBe(false)
})

test('a page starts at 1 and has at most the maximum limit of its list', () => {
  const schema = z.object(paging(1000))
  expect(z.parse(schema, {})).toEqual({ page: 1, limit: 25 })
  expect(z.parse(schema, { page: '2', limit: '1000' })).toEqual({ page: 2, limit: 1000 })
  for (const bad of [{ page: 0 }, { limit: 1001 }, { page: 'x' }, { limit: 1.5 }]) {
    expect(z.safeParse(schema, bad).success).toBe(false)
  }
})

describe('a new order', () => {
  const address = {
    postalCode: '01310-100',
    street: 'Avenida Paulista',
    number: '1578',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP' as const,
  }
  const order = (changes: object = {}) => ({
    companyId: '0190e1c2-0000-7000-8000-000000000001',
    pickup: { address, contactName: 'Ana' },
    dropoffs: [{ address, contactName: 'Bia' }],
    ...changes,
  })
  const now = new Date('2026-11-20T12:00:00Z')
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
  const windowed = (pickup: [number, number] | null, dropoff: [number, number] | null) => {
    const stop = (window: [number, number] | null) => ({
      address,
      contactName: 'Ana',
      window: window && { start: at(window[0]), end: at(window[1]) },
    })
    return z.parse(NewServiceOrder, order({ pickup: stop(pickup), dropoffs: [stop(dropoff)] }))
  }

  test('requires a company, a pickup and one to twenty drop-offs', () => {
    expect(z.safeParse(NewServiceOrder, order()).success).toBe(true)
    expect(z.safeParse(NewServiceOrder, order({ dropoffs: [] })).success).toBe(false)
    const stop = { address, contactName: 'Bia' }
    expect(z.safeParse(NewServiceOrder, order({ dropoffs: Array(20).fill(stop) })).success).toBe(true)
    expect(z.safeParse(NewServiceOrder, order({ dropoffs: Array(21).fill(stop) })).success).toBe(false)
  })

  test('rejects a window that ends before it starts', () => {
    const window = { start: at(60), end: at(30) }
    const result = z.safeParse(NewServiceOrder, order({ pickup: { address, contactName: 'Ana', window } }))
    expect(result.error?.issues[0]).toMatchObject({
      path: ['pickup', 'window', 'end'],
      message: 'O fim precisa ser depois do início.',
    })
  })

  test('rejects a window in the past, with five minutes of slack', () => {
    expect(getWindowIssues(windowed([-60, -4], null), now)).toEqual([])
    expect(getWindowIssues(windowed([-60, -6], null), now)).toMatchObject([{ path: ['pickup', 'window', 'end'] }])
  })

  test('requires that the pickup starts before the delivery ends', () => {
    expect(getWindowIssues(windowed([60, 120], [30, 90]), now)).toEqual([])
    expect(getWindowIssues(windowed([60, 120], [30, 60]), now)).toMatchObject([
      { path: ['dropoffs', 0, 'window', 'end'] },
    ])
  })
})

test('no validation text is in English or only "inválido"', () => {
  const values = [undefined, null, '', 'x', -1, 1e99, {}, [], true]
  for (const { body, query, params } of endpoints) {
    for (const schema of [body, query, params]) {
      if (!schema) continue
      for (const value of values) {
        for (const issue of z.safeParse(schema, value).error?.issues ?? []) {
          expect(issue.message).not.toMatch(/invalid|expected|required|inválid/i)
        }
      }
    }
  }
})

test('every endpoint has a unique id, and a unique method and path', () => {
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(endpoints.length)
})

test('getMissingOrganizationFields returns the empty fields in the order of the form', () => {
  const nothing = { name: null, contactEmail: null, contactPhone: null, courtCity: null, dataProtectionOfficer: null }
  expect(getMissingOrganizationFields(nothing)).toEqual(Object.keys(organizationLabels))
  expect(getMissingOrganizationFields({ ...nothing, name: 'Malote', courtCity: 'Recife' })).toEqual([
    'contactEmail',
    'contactPhone',
    'dataProtectionOfficer',
  ])
})

test.each([NewApiKey, NewLocation, NewWebhook])(
  'reports the missing company of a new entry without the word UUID',
  (schema) => {
    expect(z.safeParse(schema, { companyId: '' }).error?.issues[0]).toMatchObject({
      path: ['companyId'],
      message: 'Escolha a empresa.',
    })
  },
)

test('instants of requests may have t and z in lower case, as RFC 3339 allows', () => {
  expect(z.parse(BoundedInstant, '2026-11-20t12:00:00z')).toBe('2026-11-20T12:00:00.000Z')
  expect(z.parse(BoundedInstant, '2026-11-20t09:00:00-03:00')).toBe('2026-11-20T12:00:00.000Z')
  expect(z.parse(orderFilters.updatedFrom, '2026-11-20t12:00:00z')).toBe('2026-11-20T12:00:00Z')
  expect(z.safeParse(BoundedInstant, '2026-11-20 12:00:00z').success).toBe(false)
})
