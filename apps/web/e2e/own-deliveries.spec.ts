import type { ServiceOrder, ServiceOrderEvent } from '@malote/api-client'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { address, pixel, requestOrder } from './orders.ts'
import { acceptTerms, callApiAs, expect, openAs, openAsNewcomer, test } from './people.ts'

const streets = ['Rua Augusta', 'Rua Frei Caneca', 'Rua Bela Cintra', 'Rua Haddock Lobo']

/** Creates one order for each street, with a pickup there, and accepts it as the user of the token. */
async function acceptOrders(page: Page, token: string): Promise<string[]> {
  const numbers: string[] = []
  for (const street of streets) {
    const order = await requestOrder(page, 'manager', {
      items: [{ description: 'Caixa de livros', quantity: 2 }],
      pickup: { contactName: 'Expedição', contactPhone: '11987654321', address: { ...address, street, number: '10' } },
    })
    const accepted = await page.request.post(`/v1/service-orders/${order.orderNumber}/transitions`, {
      headers: { authorization: `Bearer ${token}` },
      data: { to: 'accepted' },
    })
    expect(accepted.status(), await accepted.text()).toBe(200)
    numbers.push(order.orderNumber)
  }
  return numbers
}

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })

test('on a large screen, each card has its next act as a button', async ({ page }) => {
  const { token } = await openAsNewcomer(page, 'operator', '/perfil')
  await acceptTerms(page)
  await acceptOrders(page, token)
  await page.goto('/ordens-de-servico?tab=mine')
  const card = page.getByRole('article').first()
  await expect(card.getByRole('button', { name: `Sair para coleta: ${streets[0]}, 10` })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: `Sair para coleta: ${streets[0]}, 10` }).click()
  await card.getByRole('button', { name: `Registrar coleta: ${streets[0]}, 10` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a pickup that another device has recorded is not confirmed again', async ({ page }) => {
  const { token } = await openAsNewcomer(page, 'operator', '/perfil')
  await acceptTerms(page)
  await page.evaluate(() => localStorage.setItem('malote:place', 'declined'))
  const [orderNumber] = await acceptOrders(page, token)
  await page.goto('/ordens-de-servico?tab=mine')
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: /^Sair para coleta/ }).click()
  await card.getByRole('button', { name: /^Registrar coleta/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Confirmar coleta' })).toBeVisible()
  await page.request.post(`/v1/service-orders/${orderNumber}/transitions`, {
    headers: { authorization: `Bearer ${token}` },
    data: { to: 'collected' },
  })
  await expect(dialog.getByText('A coleta já foi registrada.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Confirmar coleta' })).toBeHidden()
})

test('opens on the own deliveries on a phone, with calls, navigation, a sequence by hand and the next act', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 760 })
  const { token } = await openAsNewcomer(page, 'operator', '/perfil')
  await acceptTerms(page)
  await acceptOrders(page, token)
  await page.goto('/ordens-de-servico')
  await expect(page).toHaveURL(/tab=mine/)
  await expect(headings(page)).toHaveText(streets.map((street) => `${street}, 10`))

  await test.step('shows three cards above the bar', async () => {
    const bar = await page.getByRole('group', { name: 'Próximo passo' }).boundingBox()
    const third = await page.getByRole('article').nth(2).boundingBox()
    if (!bar || !third) throw new Error('no bar or no third card')
    expect(third.y + third.height).toBeLessThanOrEqual(bar.y)
    const [main] = await page.getByRole('group', { name: 'Próximo passo' }).getByRole('button').all()
    expect((await main?.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    await expectAccessible(page)
  })

  await test.step('calls, writes and navigates to the stop', async () => {
    const card = page.getByRole('article').first()
    await expect(card.getByRole('link', { name: 'Ligar para Expedição' })).toHaveAttribute('href', 'tel:+5511987654321')
    await expect(card.getByRole('link', { name: 'WhatsApp de Expedição' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5511987654321\?text=Ol%C3%A1/,
    )
    await card.getByRole('button', { name: 'Navegar até Expedição' }).click()
    const choice = page.getByRole('dialog', { name: 'Navegar com qual aplicativo?' })
    await expect(choice.getByRole('link', { name: 'Apple Maps' })).toHaveAttribute('href', /maps\.apple\.com/)
    await page.context().route('https://waze.com/**', (route) => route.fulfill({ body: 'Waze' }))
    const opened = page.waitForEvent('popup')
    await choice.getByRole('link', { name: 'Waze' }).click()
    expect((await opened).url()).toContain('waze.com/ul?q=Rua%20Augusta')
    await (await opened).close()
    await page.reload()
    await expect(card.getByRole('link', { name: 'Navegar até Expedição' })).toHaveAttribute('href', /waze\.com/)
  })

  await test.step('keeps the sequence that the courier has chosen', async () => {
    await page.getByRole('button', { name: 'Mais', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Reordenar entregas' }).click()
    await page.getByRole('button', { name: 'Descer Rua Augusta, 10' }).click()
    await page.getByRole('button', { name: 'Subir Rua Haddock Lobo, 10' }).press('Enter')
    await page.getByRole('button', { name: 'Guardar sequência' }).click()
    // The cards have their places before the server has stored them.
    await expect(page.getByText('Sequência salva.')).toBeVisible()
    const arranged = ['Rua Frei Caneca, 10', 'Rua Augusta, 10', 'Rua Haddock Lobo, 10', 'Rua Bela Cintra, 10']
    await expect(headings(page)).toHaveText(arranged)
    await page.reload()
    await expect(headings(page)).toHaveText(arranged)
  })

  await test.step('does the next act of the next stop with one press', async () => {
    await page.getByRole('button', { name: 'Sair para coleta: Rua Frei Caneca, 10' }).click()
    await expect(page.getByText('A caminho da coleta.')).toBeVisible()
    await expect(
      page.getByRole('article').first().getByText('Registrar coleta').filter({ visible: true }),
    ).toBeVisible()
  })

  await test.step('keeps the other tabs a press away, also after the return from an order', async () => {
    await page.getByRole('link', { name: /^Todas/ }).click()
    await expect(page).toHaveURL('/ordens-de-servico')
    await page.getByRole('link', { name: /^OS-/ }).first().click()
    await page.getByRole('main').getByRole('link', { name: 'Ordens de Serviço' }).click()
    await expect(page).toHaveURL('/ordens-de-servico')
  })
})

test('keeps the cards that the server rendered on screen while the code of the tab arrives', async ({ page }) => {
  // An operator of this test: other tests finish the orders of the demonstration.
  const { token } = await openAsNewcomer(page, 'operator', '/perfil')
  await acceptTerms(page)
  await acceptOrders(page, token)
  await page.addInitScript(() => {
    const counts: number[] = []
    Object.assign(window, { counts })
    new MutationObserver(() => {
      const count = document.querySelectorAll('main article').length
      if (count !== counts.at(-1)) counts.push(count)
    }).observe(document, { subtree: true, childList: true })
  })
  await page.route('**/assets/own-deliveries-*', async (route) => {
    await new Promise((done) => setTimeout(done, 500))
    await route.continue()
  })
  await page.goto('/ordens-de-servico?tab=mine')
  await page.waitForFunction(() => !document.documentElement.dataset.session)
  await expect(page.getByRole('article').first()).toBeVisible()
  const counts = await page.evaluate(() => (window as unknown as { counts: number[] }).counts)
  expect(counts.slice(counts.findIndex((count) => count > 0))).not.toContain(0)
})

test('is a tab at the desk, and managers have none', async ({ page }) => {
  await openAs(page, 'operator', '/ordens-de-servico')
  await expect(page).toHaveURL('/ordens-de-servico')
  await page.getByRole('link', { name: /^Minhas/ }).click()
  await expect(page).toHaveURL(/tab=mine/)
  await expect(
    page.getByRole('button', { name: 'Reordenar entregas' }).or(page.getByText('Nenhuma entrega sua')),
  ).toBeVisible()
  await openAs(page, 'manager', '/ordens-de-servico')
  await expect(page.getByRole('link', { name: /^Todas/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Minhas/ })).toHaveCount(0)
})

test.describe('at the door, with a phone', () => {
  test.use({ viewport: { width: 375, height: 760 }, hasTouch: true, isMobile: true })

  /** Creates an order that is in transit to a drop-off with these proofs. */
  async function deliver(page: Page, token: string, requiredProofs: string[]): Promise<ServiceOrder> {
    const dropoffs = [{ contactName: 'Zélia Prado', address: { ...address, street: 'Rua Augusta' }, requiredProofs }]
    const order = await requestOrder(page, 'manager', { dropoffs })
    for (const to of ['accepted', 'collecting', 'collected', 'in_transit']) {
      const response = await page.request.post(`/v1/service-orders/${order.orderNumber}/transitions`, {
        headers: { authorization: `Bearer ${token}` },
        data: { to },
      })
      expect(response.status(), await response.text()).toBe(200)
    }
    return order
  }

  /** Takes a photo: one tap, then the camera of the phone. */
  async function takePhoto(page: Page, tap: (target: Locator) => Promise<void>): Promise<void> {
    const camera = page.waitForEvent('filechooser')
    await tap(page.getByText('Tirar foto'))
    await (await camera).setFiles({ name: 'porta.png', mimeType: 'image/png', buffer: pixel })
  }

  test('continues after a rejected photo was removed, when another was sent', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/)
    const { token } = await openAsNewcomer(page, 'operator', '/perfil')
    await acceptTerms(page)
    await deliver(page, token, ['photo'])
    await page.goto('/ordens-de-servico')
    await page.getByRole('button', { name: 'Cheguei na entrega: Rua Augusta, 1578' }).tap()
    await page.getByRole('button', { name: 'Agora não' }).tap()
    const flow = page.getByRole('dialog', { name: 'Rua Augusta, 1578' })
    const broken = { name: 'borrada.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
    await flow.locator('input[type=file]').first().setInputFiles(broken)
    await expect(flow.getByText('Envie um arquivo JPG, PNG, WEBP ou PDF.')).toBeVisible()
    const sent = page.waitForResponse((response) => response.status() === 201 && /attachments$/.test(response.url()))
    await takePhoto(page, (target) => target.tap())
    await sent
    await expect(flow.getByRole('button', { name: 'Remover porta.png' })).toHaveCount(0)
    await flow.getByRole('button', { name: 'Remover borrada.jpg' }).tap()
    await expect(flow.getByLabel('Quem recebeu')).toBeVisible()
  })

  for (const [proofs, most, position] of [
    [['photo'], 4, 'granted'],
    [['photo', 'pin'], 5, 'denied'],
  ] as const) {
    test(`a delivery with ${proofs.join(' and ')} takes at most ${most} taps, with a ${position} position`, async ({
      page,
      context,
    }) => {
      if (position === 'granted') {
        await context.grantPermissions(['geolocation'])
        await context.setGeolocation({ latitude: -23.5614, longitude: -46.6558, accuracy: 15 })
      }
      const { token } = await openAsNewcomer(page, 'operator', '/perfil')
      await acceptTerms(page)
      const order = await deliver(page, token, [...proofs])
      const path = `/v1/service-orders/${order.orderNumber}`
      await page.goto('/ordens-de-servico')
      let taps = 0
      const tap = async (target: Locator) => {
        taps += 1
        await target.tap()
      }
      await tap(page.getByRole('button', { name: 'Cheguei na entrega: Rua Augusta, 1578' }))
      // Only at the first stop of this device.
      await tap(page.getByRole('button', { name: 'Guardar o local' }))
      const flow = page.getByRole('dialog', { name: 'Rua Augusta, 1578' })
      await expect(flow.getByText('Chegada registrada')).toBeVisible()
      await takePhoto(page, tap)
      if (position === 'denied') {
        const { stops } = (await (await callApiAs(page, 'manager', 'get', path)).json()) as ServiceOrder
        await flow.getByRole('textbox', { name: 'PIN' }).fill(stops[1]?.pin ?? '')
      }
      await flow.getByLabel('Quem recebeu').fill('Zélia Prado')
      await tap(flow.getByRole('button', { name: 'Concluir entrega' }))
      await expect(flow).toBeHidden()
      await expect(page.getByText('Nenhuma entrega sua para hoje')).toBeVisible()
      expect(taps).toBeLessThanOrEqual(most)

      const { status } = (await (await callApiAs(page, 'manager', 'get', path)).json()) as ServiceOrder
      expect(status).toBe('delivered')
      const events = (await (await callApiAs(page, 'operator', 'get', `${path}/events`)).json()).data
      const places = events.flatMap(({ place }: ServiceOrderEvent) => place ?? [])
      const place = { latitude: -23.5614, longitude: -46.6558, accuracyMeters: 15 }
      expect(places).toEqual(position === 'granted' ? [place, place] : [])
      expect(await page.evaluate(() => localStorage.getItem('malote:place'))).toBe(
        position === 'granted' ? 'granted' : 'declined',
      )
    })
  }

  test('a pickup shows where, whom and what, and the page of a delivered order leads to the next stop', async ({
    page,
  }) => {
    const { token } = await openAsNewcomer(page, 'operator', '/perfil')
    await acceptTerms(page)
    const [first = ''] = await acceptOrders(page, token)
    const done = await deliver(page, token, [])
    await page.goto(`/ordens-de-servico/${first}`)
    await page.getByRole('button', { name: /^Sair para coleta/ }).tap()
    await page.getByRole('button', { name: /^Registrar coleta/ }).tap()
    await page.getByRole('button', { name: 'Agora não' }).tap()
    const flow = page.getByRole('dialog', { name: 'Rua Augusta, 10' })
    await expect(flow.getByText(/Rua Augusta, 10 · Bela Vista/)).toBeVisible()
    await expect(flow.getByRole('link', { name: '(11) 98765-4321' })).toBeVisible()
    await expect(flow.getByRole('definition').filter({ hasText: '2 × Caixa de livros' })).toBeVisible()
    await flow.getByRole('button', { name: 'Confirmar coleta' }).tap()

    await page.goto(`/ordens-de-servico/${done.orderNumber}`)
    const bar = page.getByRole('group', { name: 'Próximo passo' })
    await bar.getByRole('button', { name: /^Cheguei na entrega/ }).tap()
    const delivery = page.getByRole('dialog', { name: /^Rua Augusta/ })
    await delivery.getByLabel('Quem recebeu').fill('Zélia Prado')
    await delivery.getByRole('button', { name: 'Concluir entrega' }).tap()
    await bar.getByRole('link', { name: /^Próxima parada: / }).tap()
    await expect(page).not.toHaveURL(new RegExp(done.orderNumber))
    await expect(page.getByRole('heading', { level: 1, name: /^OS-/ })).toBeVisible()
  })
})
