import type { Page } from '@playwright/test'
import { expectAccessibleAndFitting } from './accessibility.ts'
import { address, pixel, requestOrder } from './orders.ts'
import { expect, openAs, test } from './people.ts'

const pictures = '**/imagens-do-mapa/**'

async function newOrder(page: Page, coordinates: object | null): Promise<string> {
  const stop = (contactName: string) => ({ contactName, address: { ...address, coordinates } })
  const there = { contactName: 'Zélia Prado', address: { ...address, number: '900' } }
  const other = coordinates && { latitude: -23.5359, longitude: -46.6736 }
  const { orderNumber } = await requestOrder(page, 'operator', {
    pickup: stop('Expedição'),
    dropoffs: [{ ...there, address: { ...there.address, coordinates: other } }],
  })
  return orderNumber
}

test('shows a map only for an order with coordinates, and loads no map code for others', async ({ page }) => {
  const mapRequests: string[] = []
  page.on('request', (request) => mapRequests.push(request.url()))
  const ofMaps = () => mapRequests.filter((url) => /route-map-layer|map-tiles|imagens-do-mapa/.test(url))
  const map = page.getByRole('application', { name: /^Mapa da rota/ })
  const heading = page.getByRole('heading', { level: 2, name: 'Mapa', exact: true })
  const plain = await newOrder(page, null)
  const located = await newOrder(page, { latitude: -23.5614, longitude: -46.6559 })

  await test.step('shows no map without coordinates', async () => {
    await openAs(page, 'operator', `/ordens-de-servico/${plain}`)
    await expect(page.getByText('Zélia Prado').first()).toBeVisible()
    await expect(heading).toHaveCount(0)
    expect(ofMaps()).toEqual([])
  })

  await test.step('links each stop to an external map without a tile source', async () => {
    await page.goto(`/ordens-de-servico/${located}`)
    const link = page.getByRole('link', { name: /^Abrir no mapa.*Zélia Prado/ })
    await expect(link).toHaveAttribute('href', /query=-23\.5359%2C-46\.6736$/)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(heading).toHaveCount(0)
    await expect(map).toHaveCount(0)
    expect(ofMaps().filter((url) => !url.includes('map-tiles'))).toEqual([])
  })

  await test.step('shows a marker for each stop under the content security policy', async () => {
    const attribution = { text: '© Mapas de teste', url: 'https://mapas.example/' }
    const data = { url: '/imagens-do-mapa/{z}/{x}/{y}.png', attribution }
    await page.route('**/v1/map-tiles', (route) => route.fulfill({ json: { data } }))
    // The browser requests the source of the tiles itself.
    await page.route('**/pagina', (route) => route.fulfill({ json: { html: null, data: [] } }))
    await page.route(pictures, (route) => route.fulfill({ body: pixel, contentType: 'image/png' }))
    await page.reload()
    await heading.scrollIntoViewIfNeeded()
    await expect(map).toHaveAttribute('data-pictures', 'here')
    await expect(page.getByRole('link', { name: attribution.text })).toBeVisible()
    await map.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Coleta: Expedição, Pendente' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listitem').filter({ hasText: 'Zélia Prado' }).last()).toHaveAttribute('data-selected')
    await expectAccessibleAndFitting(page, 'the map')
  })

  await test.step('reports missing tiles and keeps the markers', async () => {
    await page.unroute(pictures)
    await page.route(pictures, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await heading.scrollIntoViewIfNeeded()
    await expect(page.getByText('As imagens do mapa não carregaram.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Coleta: Expedição, Pendente' })).toBeVisible()
  })
})

test('shows the cities of an order on the outline of Brazil without a tile source', async ({ page }) => {
  const { orderNumber } = await requestOrder(page, 'operator', {
    pickup: { contactName: 'Expedição', address },
    dropoffs: [
      { contactName: 'Zélia Prado', address: { ...address, city: 'Curitiba', state: 'PR', postalCode: '80010-000' } },
      { contactName: 'Caio Reis', address: { ...address, city: 'Londrina', state: 'PR', postalCode: '86010-000' } },
    ],
  })
  await openAs(page, 'operator', `/ordens-de-servico/${orderNumber}`)
  await page.getByRole('button', { name: 'Paradas no mapa' }).click()
  const map = page.getByRole('figure', { name: `Mapa das paradas de ${orderNumber}` })
  for (const name of ['Zélia Prado', 'Caio Reis']) await expect(map.getByText(name)).toBeVisible()
  await expect(map.getByRole('button', { name: /Curitiba/ })).toBeVisible()
  await expectAccessibleAndFitting(page, 'the outline map')
})
