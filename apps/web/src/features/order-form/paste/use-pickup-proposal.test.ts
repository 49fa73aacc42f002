import type { Location, ServiceOrderSummary } from '@malote/api-client'
import { examples } from '@malote/api-client/examples'
import { expect, test } from 'vitest'
import { findUsualOrder } from '../form/usual-pickup.ts'
import { findNamedLocation } from './use-pickup-proposal.ts'

const [location] = (examples['locations.list']?.response as { data: Location[] } | undefined)?.data ?? []
const [order] = (examples['serviceOrders.list']?.response as { data: ServiceOrderSummary[] } | undefined)?.data ?? []
if (!location || !order) throw new Error('The examples have no location or no order.')

test('finds the saved location that a message names, without accents and in any letter case', () => {
  const shop = { ...location, name: 'Loja Vila Olímpia' }
  const other = { ...location, name: 'Fábrica' }
  expect(findNamedLocation('saindo da loja vila olimpia', [shop, other])).toBe(shop)
  expect(findNamedLocation('da fabrica para a loja vila olimpia', [shop, other])).toBeUndefined()
  expect(findNamedLocation('saindo da loja', [shop, other])).toBeUndefined()
})

test('the usual pickup is the one of more than half of the orders', () => {
  const from = (contactName: string) => ({ ...order, pickup: { ...order.pickup, contactName, locationName: null } })
  const [first, second, third] = [from('Loja'), from('Loja'), from('Fábrica')]
  expect(findUsualOrder([third, first, second])).toBe(first)
  expect(findUsualOrder([first, third])).toBeUndefined()
  expect(findUsualOrder([first])).toBeUndefined()
  expect(findUsualOrder([from(''), from('')])).toBeUndefined()
})

test('a saved location is the place of a pickup, whatever its contact', () => {
  const from = (locationName: string | null, contactName: string) => ({
    ...order,
    pickup: { ...order.pickup, locationName, contactName },
  })
  const [ana, rui, other] = [from('Loja', 'Ana'), from('Loja', 'Rui'), from('Fábrica', 'Ana')]
  expect(findUsualOrder([other, ana, rui])).toBe(ana)
  // Two places with the same contact, and a contact with the name of a location.
  expect(findUsualOrder([from('Loja', 'Expedição'), from('Fábrica', 'Expedição')])).toBeUndefined()
  expect(findUsualOrder([from('Loja', 'Expedição'), from(null, 'Loja')])).toBeUndefined()
})
