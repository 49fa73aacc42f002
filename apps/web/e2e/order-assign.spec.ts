import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { address, requestOrder } from './orders.ts'
import { callApiAs, expect, getAccount, openAs, test } from './people.ts'

/** Creates orders with a common reference, the first two of them accepted by the operator. */
async function newOrders(page: Page, mark: string): Promise<string[]> {
  const numbers: string[] = []
  for (const index of [0, 1, 2]) {
    const { orderNumber } = await requestOrder(page, 'operator', {
      externalRef: `${mark}-${index}`,
      dropoffs: [{ contactName: 'Zélia Prado', address: { ...address, number: String(index + 1) } }],
    })
    numbers.push(orderNumber)
    if (index < 2)
      await callApiAs(page, 'operator', 'post', `/v1/service-orders/${orderNumber}/transitions`, { to: 'accepted' })
  }
  return numbers
}

test('reassigns selected orders, shows the result of each, and undoes one of them', async ({ page }) => {
  const mark = `TROCA-${Date.now()}`
  const [first = '', second = ''] = await newOrders(page, mark)
  const { email } = getAccount('operator')
  const { data } = await (
    await callApiAs(page, 'admin', 'get', '/v1/users?role=operator&status=active&limit=100')
  ).json()
  const me = data.find((person: { email: string }) => person.email === email)
  const orders = page.getByRole('row').filter({ hasText: 'OS-' })

  await test.step('from the list', async () => {
    await openAs(page, 'admin', `/ordens-de-servico?search=${mark}`)
    await expect(orders).toHaveCount(3)
    await page.getByRole('checkbox', { name: 'Selecionar todas as linhas desta página' }).check()
    await page.getByRole('button', { name: 'Trocar responsável' }).click()
    const dialog = page.getByRole('dialog', { name: 'Trocar responsável: 2 ordens' })
    await expect(dialog).toContainText('Das 3 ordens selecionadas, 2 estão com alguém.')
    await dialog.getByRole('button', { name: 'Trocar responsável' }).click()
    await expect(dialog.getByRole('combobox')).toHaveAccessibleDescription(/Preencha este campo/)
    await expectAccessible(page)
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: /Bruna/ }).click()
    // Another user closes one of the orders at the same time.
    const justification = 'Encerrada por um teste no meio da troca.'
    await callApiAs(page, 'admin', 'post', `/v1/service-orders/${second}/transitions`, {
      to: 'delivered',
      justification,
    })
    // The list follows; the dialog stays as it was opened.
    await expect(page.getByRole('row', { name: second, includeHidden: true })).toContainText('Entregue')
    await dialog.getByRole('button', { name: 'Trocar responsável' }).click()
    const result = page.getByRole('dialog', { name: '1 mudou, 1 não: veja por quê' })
    await expect(result).toContainText('A ordem está com status “Entregue”: o responsável não muda mais.')
    await result.getByRole('button', { name: 'Voltar à lista' }).click()
    await expect(page.getByText('2 itens selecionados').first()).toBeVisible()
  })

  await test.step('on the page of the order', async () => {
    await openAs(page, 'operator', `/ordens-de-servico/${first}`)
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('menuitem', { name: 'Assumir ordem' }).click()
    const dialog = page.getByRole('dialog', { name: `Assumir: ${first}` })
    await expect(dialog).toContainText('A ordem está com Bruna')
    await dialog.getByRole('button', { name: 'Assumir ordem' }).click()
    await expect(page.getByText(new RegExp(`^Responsável trocado de Bruna .* para ${me.name}$`))).toBeVisible()
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await expect(page.getByRole('menuitem', { name: 'Assumir ordem' })).toHaveCount(0)
  })

  await test.step('to others, after a manager granted the permission to dispatch', async () => {
    await openAs(page, 'manager', '/usuarios?search=Rafael')
    await page.getByRole('button', { name: /^Ações/ }).click()
    await page.getByRole('menuitem', { name: 'Editar' }).click()
    const drawer = page.getByRole('dialog', { name: `Editar ${me.name}` })
    await drawer.getByRole('combobox', { name: 'Despacho' }).click()
    await page.getByRole('option', { name: 'Padaria Pão da Serra' }).click()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(page.getByText(`${me.name}: alterações salvas.`)).toBeVisible()

    await openAs(page, 'operator', `/ordens-de-servico/${first}`)
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('menuitem', { name: 'Trocar responsável' }).click()
    const dialog = page.getByRole('dialog', { name: `Trocar responsável: ${first}` })
    await dialog.getByRole('button', { name: 'Trocar responsável' }).click()
    await expect(dialog.getByRole('group', { name: 'Corrija 1 erro para continuar' })).toBeFocused()
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: /Bruna/ }).click()
    await dialog.getByRole('button', { name: 'Trocar responsável' }).click()
    // The first one is of the step "from the list".
    await expect(page.getByText(`Responsável trocado de ${me.name} para Bruna Teixeira`)).toHaveCount(2)

    await openAs(page, 'operator', `/ordens-de-servico?search=${mark}`)
    await page.getByRole('checkbox', { name: 'Selecionar todas as linhas desta página' }).check()
    await expect(page.getByRole('button', { name: 'Trocar responsável' })).toBeVisible()
    const { company } = await (await callApiAs(page, 'admin', 'get', `/v1/service-orders/${first}`)).json()
    const path = `/v1/companies/${company.id}/users/${me.id}`
    expect((await callApiAs(page, 'admin', 'put', path, { dispatches: false })).status()).toBe(200)
  })

  await test.step('offers no reassignment to a manager', async () => {
    await openAs(page, 'manager', `/ordens-de-servico/${first}`)
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await expect(page.getByRole('menuitem', { name: 'Duplicar ordem' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /Trocar responsável|Assumir/ })).toHaveCount(0)
  })
})

test('requires a confirmation before a courier acts on the order of a colleague', async ({ page }) => {
  const [number = ''] = await newOrders(page, `COLEGA-${Date.now()}`)
  const { data } = await (
    await callApiAs(page, 'admin', 'get', '/v1/users?role=operator&status=active&limit=100')
  ).json()
  const bruna = data.find((person: { name: string }) => person.name.startsWith('Bruna'))
  const assigned = await callApiAs(page, 'admin', 'put', `/v1/service-orders/${number}/assignee`, {
    assigneeId: bruna.id,
  })
  expect(assigned.status()).toBe(200)

  await openAs(page, 'operator', `/ordens-de-servico/${number}`)
  const start = page.getByRole('button', { name: 'Sair para coleta' })
  await start.click()
  const question = page.getByRole('alertdialog', { name: `Esta ordem é de ${bruna.name}` })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Voltar' }).click()
  await expect(start).toBeEnabled()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('group', { name: 'Próximo passo' }).getByRole('button').first().click()
  await question.getByRole('button', { name: 'Continuar no lugar' }).click()
  await expect(page.getByText('A caminho da coleta').first()).toBeVisible()
})
