import { expectAccessible } from './accessibility.ts'
import { address, correctStatus, drawAround, requestOrder } from './orders.ts'
import { acceptTerms, callApiAs, expect, openAs, openAsNewcomer, test } from './people.ts'
import { acceptFor, addCourier, cards, dayInMonths, lane, requestOrdersOn } from './planner.ts'

test('a dispatcher gives ten orders to three couriers in eight gestures, and undoes one act', async ({ page }) => {
  const day = dayInMonths(4)
  const [first] = await requestOrdersOn(page, day, 10)
  const companyId = first?.company.id
  const { data } = await (
    await callApiAs(page, 'admin', 'get', `/v1/service-orders/assignees?companyId=${companyId}`)
  ).json()
  // A company has at least the operators of the demonstration; other tests create several users with one name.
  const all: { id: string; name: string }[] = data
  const hasOwnName = ({ name }: { name: string }) => all.filter((other) => other.name.startsWith(name)).length === 1
  const couriers = all.filter(hasOwnName).slice(0, 3)
  for (let missing = couriers.length; missing < 3; missing += 1) {
    couriers.push(await addCourier(page, `Rota${missing}`, [companyId]))
  }
  await openAs(page, 'admin', `/ordens-de-servico/planejar?dia=${day}&companyId=${companyId}`)
  const waiting = lane(page, 'Sem entregador')
  await expect(cards(waiting)).toHaveCount(10)
  await expectAccessible(page)

  let gestures = 0
  const act = async (gesture: () => Promise<void>) => {
    gestures += 1
    await gesture()
  }
  const checkbox = (index: number) => cards(waiting).nth(index).getByRole('checkbox')
  const dropOn = (name: string | undefined) => async () => {
    await cards(waiting)
      .first()
      .dragTo(lane(page, name ?? ''))
    // The act ends with its message. A click that followed a drop at once was lost in one run.
    await expect(page.getByRole('listitem').filter({ hasText: `ordens para ${name}.` })).toBeVisible()
  }

  await act(() => checkbox(0).click())
  await act(() => checkbox(3).click({ modifiers: ['Shift'] }))
  await act(dropOn(couriers[0]?.name))
  await expect(cards(lane(page, couriers[0]?.name ?? ''))).toHaveCount(4)
  await expect(cards(waiting)).toHaveCount(6)
  await act(() => checkbox(0).click())
  await act(() => checkbox(2).click({ modifiers: ['Shift'] }))
  await act(dropOn(couriers[1]?.name))
  await expect(cards(lane(page, couriers[1]?.name ?? ''))).toHaveCount(3)
  await act(() => waiting.getByRole('button', { name: 'Selecionar todas (3)' }).click())
  await act(dropOn(couriers[2]?.name))
  await expect(cards(lane(page, couriers[2]?.name ?? ''))).toHaveCount(3)
  await expect(waiting.getByText('Todas as ordens do dia têm entregador')).toBeVisible()
  expect(gestures).toBeLessThanOrEqual(8)

  const done = page.getByRole('listitem').filter({ hasText: `3 ordens para ${couriers[2]?.name}.` })
  await done.getByRole('button', { name: 'Desfazer' }).click()
  await expect(cards(waiting)).toHaveCount(3)
  await expect(cards(lane(page, couriers[2]?.name ?? ''))).toHaveCount(0)
})

test('the undo of an act on waiting and accepted orders gives each back to where it was', async ({ page }) => {
  const day = dayInMonths(7)
  const orders = await requestOrdersOn(page, day, 4)
  const companyId = orders[0]?.company.id
  const [first, second, next] = [
    await addCourier(page, 'Primeiro', [companyId]),
    await addCourier(page, 'Segundo', [companyId]),
    await addCourier(page, 'Terceiro', [companyId]),
  ]
  await acceptFor(page, first, orders[0]?.orderNumber)
  await acceptFor(page, second, orders[1]?.orderNumber)
  await openAs(page, 'admin', `/ordens-de-servico/planejar?dia=${day}&companyId=${companyId}`)
  const waiting = lane(page, 'Sem entregador')
  await expect(cards(waiting)).toHaveCount(2)
  for (const column of [waiting, lane(page, first.name), lane(page, second.name)]) {
    for (const card of await cards(column).all()) await card.getByRole('checkbox').check()
  }
  await page.getByRole('combobox', { name: 'Atribuir a' }).fill(next.name)
  await page.getByRole('option', { name: next.name }).click()
  await expect(cards(lane(page, next.name))).toHaveCount(4)
  await expect(page.getByRole('main')).toBeFocused()
  const done = page.getByRole('listitem').filter({ hasText: `4 ordens para ${next.name}.` })
  await done.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('Atribuição desfeita.')).toBeVisible()
  await expect(cards(waiting)).toHaveCount(2)
  await expect(cards(lane(page, first.name)).getByText(orders[0]?.orderNumber ?? '')).toBeVisible()
  await expect(cards(lane(page, second.name)).getByText(orders[1]?.orderNumber ?? '')).toBeVisible()
  await expect(cards(lane(page, next.name))).toHaveCount(0)
})

test('an undo that is not allowed shows its reason, and reverts the rest', async ({ page }) => {
  const day = dayInMonths(8)
  const [waitingOrder, acceptedOrder] = await requestOrdersOn(page, day, 2)
  const companyId = waitingOrder?.company.id
  const colleague = await addCourier(page, 'Colega', [companyId])
  await acceptFor(page, colleague, acceptedOrder?.orderNumber)
  await openAs(page, 'operator', `/ordens-de-servico/planejar?dia=${day}&companyId=${companyId}`)
  const waiting = lane(page, 'Sem entregador')
  const ownLane = lane(page, /\(você\)/)
  await expect(cards(waiting)).toHaveCount(1)
  await cards(waiting).getByRole('checkbox').check()
  await cards(lane(page, colleague.name)).getByRole('checkbox').check()
  await cards(waiting).dragTo(ownLane)
  await expect(cards(ownLane)).toHaveCount(2)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText('1 de 2 ordens não voltou')).toBeVisible()
  await expect(page.getByText(/é de quem tem a permissão de despacho nesta empresa/)).toBeVisible()
  await expect(cards(waiting)).toHaveCount(1)
  await expect(cards(ownLane)).toHaveCount(1)
})

test('a dispatcher draws around a city on the map, and gives its orders to a courier', async ({ page }) => {
  const day = dayInMonths(9)
  const window = { start: `${day}T12:00:00.000Z`, end: `${day}T12:30:00.000Z` }
  const request = (city: string, state: string) =>
    requestOrder(page, 'admin', {
      pickup: { contactName: 'Expedição', address, window },
      dropoffs: [{ contactName: 'Zélia Prado', address: { ...address, postalCode: '69000000', city, state } }],
    })
  const [first] = [await request('Manaus', 'AM'), await request('Manaus', 'AM'), await request('Porto Alegre', 'RS')]
  const companyId = first?.company.id
  const { id, name } = await addCourier(page, 'Mapa', [companyId])
  const taken = await request('Manaus', 'AM')
  await acceptFor(page, await addCourier(page, 'Manauara', [companyId]), taken.orderNumber)
  await openAs(page, 'admin', `/ordens-de-servico/planejar?dia=${day}&companyId=${companyId}`)
  await expect(cards(lane(page, 'Sem entregador'))).toHaveCount(3)
  await page.getByRole('button', { name: 'Mapa', exact: true }).click()
  await expect(page).toHaveURL(/mapa=true/)
  await expect(page.getByRole('heading', { name: 'No mapa: 4' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Desenhar em volta do que selecionar' }).click()
  await drawAround(page, page.getByRole('button', { name: '3 em Manaus' }))
  await expect(page.getByRole('heading', { name: 'Nesta área: 3 de 4' })).toBeFocused()
  await expect(page.getByText('3 ordens selecionadas, 1 já com entregador')).toBeVisible()
  await page.getByRole('button', { name: 'Só as sem entregador' }).click()
  await expect(page.getByText('2 ordens selecionadas', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Atribuir a' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Atribuir a' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(cards(lane(page, name))).toHaveCount(2)
  await expect(cards(lane(page, 'Sem entregador'))).toHaveCount(1)
  const readAccepted = async () => {
    const list = await callApiAs(page, 'admin', 'get', `/v1/service-orders?assigneeId=${id}&status=accepted`)
    return (await list.json()).data.length
  }
  await expect.poll(readAccepted).toBe(2)
})

test('orders of several companies are offered only to couriers who work for all of them', async ({ page }) => {
  const day = dayInMonths(14)
  const window = { start: `${day}T12:00:00.000Z`, end: `${day}T12:30:00.000Z` }
  const pickup = { contactName: 'Expedição', address, window }
  const first = await requestOrder(page, 'admin', { pickup })
  const companies = await (await callApiAs(page, 'admin', 'get', '/v1/companies?limit=10&status=active')).json()
  const other = companies.data.find(({ id }: { id: string }) => id !== first.company.id)
  const second = await requestOrder(page, 'admin', { pickup, companyId: other.id })
  const [one, both] = [
    await addCourier(page, 'Uma', [first.company.id]),
    await addCourier(page, 'Ambas', [first.company.id, other.id]),
  ]
  await openAs(page, 'admin', `/ordens-de-servico/planejar?dia=${day}`)
  const select = (orderNumber: string) => page.getByRole('checkbox', { name: `Selecionar ${orderNumber}` }).check()
  const field = page.getByRole('combobox', { name: 'Atribuir a' })
  await select(first.orderNumber)
  await field.fill(one.name)
  await expect(page.getByRole('option', { name: one.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await select(second.orderNumber)
  await field.fill(both.name)
  await expect(page.getByRole('option', { name: both.name })).toBeVisible()
  await field.fill(one.name)
  await expect(page.getByRole('option', { name: /^Nenhuma opção para/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Limpar seleção' }).click()
  await cards(lane(page, 'Sem entregador')).filter({ hasText: second.orderNumber }).getByRole('button').click()
  await expect(page.getByRole('menuitem', { name: both.name })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: one.name })).toHaveCount(0)
})

test('on a phone, selected orders are assigned by a field, and a card by its menu', async ({ page }) => {
  const day = dayInMonths(5)
  const [first] = await requestOrdersOn(page, day, 3)
  const { data } = await (
    await callApiAs(page, 'admin', 'get', `/v1/service-orders/assignees?companyId=${first?.company.id}`)
  ).json()
  const [courier] = data
  await page.setViewportSize({ width: 375, height: 812 })
  await openAs(page, 'admin', `/ordens-de-servico/planejar?dia=${day}&companyId=${first?.company.id}`)
  const waiting = lane(page, 'Sem entregador')
  await expect(cards(waiting)).toHaveCount(3)
  await cards(waiting).nth(0).getByRole('checkbox').check()
  await cards(waiting).nth(1).getByRole('checkbox').check()
  await page.getByRole('combobox', { name: 'Atribuir a' }).click()
  await page.getByRole('option', { name: courier.name }).click()
  await expect(cards(lane(page, courier.name))).toHaveCount(2)
  await cards(waiting).first().getByRole('button').click()
  await page.getByRole('menuitem', { name: courier.name }).click()
  await expect(cards(lane(page, courier.name))).toHaveCount(3)
})

test('one selected order shows what happened at its address before', async ({ page }) => {
  const day = dayInMonths(10)
  // No other test delivers to this number.
  const house = { ...address, number: '4923' }
  const past = await requestOrder(page, 'admin', { dropoffs: [{ contactName: 'Aurora Campos', address: house }] })
  await correctStatus(page, past, 'in_transit')
  const path = `/v1/service-orders/${past.orderNumber}/transitions`
  const failed = await callApiAs(page, 'admin', 'post', path, { to: 'failed', reason: 'Destinatário ausente' })
  expect(failed.status(), await failed.text()).toBe(200)
  const window = { start: `${day}T12:00:00.000Z`, end: `${day}T12:30:00.000Z` }
  const next = await requestOrder(page, 'admin', {
    pickup: { contactName: 'Expedição', address, window },
    dropoffs: [{ contactName: 'Aurora Campos', address: house }],
  })
  await openAs(page, 'admin', `/ordens-de-servico/planejar?dia=${day}&companyId=${next.company.id}`)
  await page.getByRole('checkbox', { name: `Selecionar ${next.orderNumber}` }).check()
  await expect(page.getByRole('note')).toContainText('1 tentativa sem sucesso no último ano: Destinatário ausente')
  await page.getByRole('button', { name: 'Limpar seleção' }).click()
  await expect(page.getByRole('note')).toHaveCount(0)
})

test('an operator without the permission to dispatch assigns only to themselves', async ({ page }) => {
  const day = dayInMonths(6)
  const [order] = await requestOrdersOn(page, day, 1)
  // A new user: another test gives the permission to the operator for a while.
  const path = `/ordens-de-servico/planejar?dia=${day}&companyId=${order?.company.id}`
  const { token } = await openAsNewcomer(page, 'operator', path)
  await acceptTerms(page)
  await expect(page.getByText('Você pode assumir ordens para você')).toBeVisible()
  await expect(page.getByRole('region', { name: /\(você\)/ })).toBeVisible()
  const { data } = await (
    await callApiAs(page, 'admin', 'get', `/v1/service-orders/assignees?companyId=${order?.company.id}`)
  ).json()
  const headers = { authorization: `Bearer ${token}` }
  const operator = await (await page.request.get('/v1/users/me', { headers })).json()
  const other = data.find(({ id }: { id: string }) => id !== operator.id)
  const rejected = await page.request.post('/v1/service-orders/bulk-transitions', {
    headers,
    data: { to: 'accepted', assigneeId: other.id, orderNumbers: [order?.orderNumber] },
  })
  expect(await rejected.json()).toMatchObject({ data: [{ status: null, problem: { code: 'forbidden' } }] })
})

test('a manager has neither the page nor its link', async ({ page }) => {
  await openAs(page, 'manager', '/ordens-de-servico/planejar')
  await expect(page).toHaveURL('/ordens-de-servico')
  await expect(page.getByRole('link', { name: 'Importar' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Planejar o dia' })).toHaveCount(0)
})

test('the arrivals of a courier are predicted, and a sequence that is too late for a window is shown', async ({
  page,
}) => {
  const day = dayInMonths(12)
  const orders = await requestOrdersOn(page, day, 2)
  const companyId = orders[0]?.company.id
  const courier = await addCourier(page, 'Previsto', [companyId])
  for (const { orderNumber } of orders) await acceptFor(page, courier, orderNumber)
  await openAs(page, 'admin', `/ordens-de-servico/planejar?dia=${day}&companyId=${companyId}`)
  const column = lane(page, courier.name)
  await expect(column.getByText(/^Aguardando coleta · coleta cerca de \d\d:\d\d$/)).toHaveCount(2)
  await expect(page.getByText(/^As chegadas previstas contam .+ min por parada/)).toBeVisible()
  await expect(column.getByText('Atraso previsto')).toHaveCount(0)
  // The first window has ended when the second order, an hour later, was collected first.
  const first = cards(column).filter({ hasText: orders[0]?.orderNumber ?? '' })
  await first.getByRole('button', { name: /^Mover/ }).click()
  await page.getByRole('menuitem', { name: 'Descer na sequência' }).click()
  await expect(first.getByText('Atraso previsto: 30 min')).toBeVisible()
  await expect(column.getByText('1 com atraso previsto')).toBeVisible()
})

test('a shorter sequence is proposed for the stops of a courier, and is used by key', async ({ page }) => {
  const day = dayInMonths(13)
  const window = { start: `${day}T12:00:00.000Z`, end: `${day}T20:00:00.000Z` }
  const request = (longitude: number) => {
    const place = { ...address, coordinates: { latitude: -23.55, longitude } }
    return requestOrder(page, 'admin', { pickup: { contactName: 'Expedição', address: place, window } })
  }
  const orders = [await request(-46.6), await request(-46.8), await request(-46.62), await request(-46.78)]
  const courier = await addCourier(page, 'Roteiro', [orders[0]?.company.id])
  for (const { orderNumber } of orders) await acceptFor(page, courier, orderNumber)
  await openAs(page, 'admin', `/ordens-de-servico/planejar?dia=${day}&companyId=${orders[0]?.company.id}`)
  const column = lane(page, courier.name)
  await column.getByRole('button', { name: /^Propor ordem/ }).press('Enter')
  await expect(column.getByRole('button', { name: 'Usar esta ordem' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards(column).nth(1)).toContainText(new RegExp(`${orders[2]?.orderNumber}|${orders[3]?.orderNumber}`))
  await expect(column.getByRole('button', { name: /^Propor ordem/ })).toBeFocused()
})
