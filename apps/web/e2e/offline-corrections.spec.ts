import { rmSync } from 'node:fs'
import type { ServiceOrder } from '@malote/api-client'
import type { Page } from '@playwright/test'
import { createTemporaryFolder } from '../../../tooling/run/temporary-folder.ts'
import { expectAccessible } from './accessibility.ts'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { callOwn, createAcceptedOrder, listEvents, openOnTheRoad, waitForQueue } from './offline-phone.ts'
import { pixel } from './orders.ts'
import { createOwnSession, expect, openOwnAs, test } from './people.ts'

// One after the other, with one server.
test.describe.configure({ mode: 'default' })

let api: RunningApi
test.beforeAll(async () => {
  api = await startOwnApi('offline-corrections')
})
test.afterAll(() => api.dispose())

test('a wrong PIN shows the true status and is corrected, and the receiver of the delivery is kept', async ({
  page: helper,
}) => {
  const operator = await createOwnSession(helper, api, 'operator')
  const { orderNumber } = await createAcceptedOrder(helper, api, operator, 'Nara', undefined, ['pin'])
  for (const to of ['collecting', 'collected', 'in_transit'])
    await callOwn(helper, api, operator, 'post', `/v1/service-orders/${orderNumber}/transitions`, { to })
  const admin = await createOwnSession(helper, api, 'admin')
  const { stops }: ServiceOrder = await callOwn(helper, api, admin, 'get', `/v1/service-orders/${orderNumber}`)
  const right = stops[1]?.pin ?? ''
  const wrong = right === '0000' ? '1111' : '0000'
  const folder = createTemporaryFolder()
  const { page, context, bar } = await openOnTheRoad(folder, api, operator, orderNumber)

  await context.setOffline(true)
  await bar.getByRole('button', { name: /^Cheguei na entrega/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Chegada guardada neste aparelho')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'PIN' }).fill(wrong)
  await dialog.getByRole('button', { name: 'Conferir PIN' }).click()
  await dialog.getByLabel('Quem recebeu').fill('Nara do 42')

  // The courier leaves the flow: it continues where it was, with what was typed.
  await dialog.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByText('PIN a conferir', { exact: true })).toBeVisible()
  await bar.getByRole('button', { name: /^Continuar entrega/ }).click()
  await expect(dialog.getByText('Passo 1 de 1: quem recebeu')).toBeVisible()
  await expect(dialog.getByLabel('Quem recebeu')).toHaveValue('Nara do 42')
  await dialog.getByRole('button', { name: 'Concluir entrega' }).click()
  await expect(page.getByText('Aguardando conexão', { exact: true })).toBeVisible()
  await expect(page.getByText('Entregue', { exact: true }).first()).toBeVisible()

  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Um registro não foi aceito: PIN (a conferir)')).toBeVisible()
  await expect(page.getByText(/Este PIN não confere\. .* Restam 4 tentativas\./)).toBeVisible()
  await expect(page.getByText('Em rota', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Entregue', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Tudo certo: a entrega foi concluída.')).toHaveCount(0)
  await expect(page.getByText(/Entrega concluída, recebida por Nara do 42/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0)

  await bar.getByRole('button', { name: 'Corrigir PIN' }).click()
  await expect(dialog.getByRole('textbox', { name: 'PIN' })).toHaveValue(wrong)
  await expect(dialog.getByText(/Este PIN não confere/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'PIN' }).fill(right)
  await expect(page.getByText('Entregue', { exact: true }).first()).toBeVisible()
  await expect(page.getByText(/não foi aceito/)).toHaveCount(0)
  const read = (): Promise<ServiceOrder> => callOwn(helper, api, operator, 'get', `/v1/service-orders/${orderNumber}`)
  await expect.poll(async () => (await read()).status).toBe('delivered')
  expect((await read()).stops[1]?.receiverName).toBe('Nara do 42')
  const events = await listEvents(helper, api, operator, orderNumber)
  expect(events.filter(({ stopState }) => stopState === 'arrived')).toHaveLength(1)
  await context.close()
  rmSync(folder, { recursive: true })
})

test('a queued failure whose reason requires a photo since then is kept and sent with its photo', async ({
  page: helper,
}) => {
  const operator = await createOwnSession(helper, api, 'operator')
  const admin = await createOwnSession(helper, api, 'admin')
  const { orderNumber } = await createAcceptedOrder(helper, api, operator, 'Olga', undefined, [])
  const path = `/v1/service-orders/${orderNumber}`
  const take = (to: string) => callOwn(helper, api, operator, 'post', `${path}/transitions`, { to })
  for (const to of ['collecting', 'collected', 'in_transit']) await take(to)
  const folder = createTemporaryFolder()
  const { page, context, bar } = await openOnTheRoad(folder, api, operator, orderNumber)
  const dialog = page.getByRole('dialog')
  const form = dialog.getByRole('form', { name: 'Registrar insucesso' })
  const photo = form.getByLabel('Foto do local', { exact: true })
  const openFailure = async (act: RegExp) => {
    await bar.getByRole('button', { name: act }).click()
    await dialog.getByRole('button', { name: 'Registrar insucesso' }).click()
    await form.getByText('Endereço não encontrado').click()
  }

  await test.step('the failure is queued, and the reason is marked before it is sent', async () => {
    await context.setOffline(true)
    await openFailure(/^Cheguei na entrega/)
    await expect(photo).toBeHidden()
    await form.getByRole('button', { name: 'Registrar insucesso' }).click()
    await expect(page.getByText('Aguardando conexão', { exact: true })).toBeVisible()
    await openOwnAs(helper, api, 'admin', '/configuracoes?aba=operacao')
    const part = helper.getByRole('region', { name: 'Motivos' })
    await expect(part).toContainText('Nenhum exige foto')
    await part.getByRole('button', { name: 'Editar motivos' }).click()
    const drawer = helper.getByRole('dialog', { name: 'Editar motivos' })
    const marks = drawer.getByRole('group', { name: 'Motivos que exigem foto' })
    await marks.getByRole('checkbox', { name: 'Destinatário ausente' }).check()
    await marks.getByRole('checkbox', { name: 'Endereço não encontrado' }).check()
    // A reason of another name has no mark.
    await drawer.getByLabel('Motivos de insucesso').fill('Ninguém atendeu\nEndereço não encontrado')
    await expect(marks.getByRole('checkbox', { name: 'Ninguém atendeu' })).not.toBeChecked()
    await drawer.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(drawer).toBeHidden()
    const { reasons } = await callOwn(helper, api, admin, 'get', '/v1/settings')
    expect(reasons.photoRequired).toEqual(['Endereço não encontrado'])
    await context.setOffline(false)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByText('Um registro não foi aceito: Insucesso da entrega')).toBeVisible()
    await expect(page.getByText(/exige foto\. Envie uma foto do local da entrega/)).toBeVisible()
  })

  await test.step('its form has the reason and requires the photo', async () => {
    await bar.getByRole('button', { name: 'Enviar foto' }).click()
    await expect(form.getByRole('radio', { name: 'Endereço não encontrado' })).toBeChecked()
    await expect(photo).toHaveAccessibleDescription(/exige foto/)
    await expectAccessible(page)
    await photo.setInputFiles({ name: 'porta.png', mimeType: 'image/png', buffer: pixel })
    await form.getByRole('button', { name: 'Registrar insucesso' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/não foi aceito/)).toHaveCount(0)
    await expect.poll(async () => (await callOwn(helper, api, operator, 'get', path)).status).toBe('failed')
  })

  await test.step('another attempt without a connection queues its photo and then the failure', async () => {
    await take('in_transit')
    await page.reload()
    await expect(bar.getByRole('button', { name: /^Cheguei na entrega/ })).toBeVisible()
    await waitForQueue(page)
    await context.setOffline(true)
    await openFailure(/^Cheguei na entrega/)
    await form.getByRole('button', { name: 'Registrar insucesso' }).click()
    await expect(photo).toHaveAccessibleDescription(/Preencha este campo/)
    await expect(form.getByRole('radio', { name: 'Endereço não encontrado' })).toBeChecked()
    await photo.setInputFiles({ name: 'rua.png', mimeType: 'image/png', buffer: await createPicture(page) })
    await form.getByRole('button', { name: 'Registrar insucesso' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Aguardando conexão', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(async () => (await callOwn(helper, api, operator, 'get', path)).status).toBe('failed')
    const { data } = await callOwn(helper, api, operator, 'get', `${path}/attachments`)
    const occurrences = (await callOwn(helper, api, operator, 'get', `${path}/occurrences`)).data
    expect(new Set(data.map(({ occurrenceId }: { occurrenceId?: string }) => occurrenceId))).toEqual(
      new Set(occurrences.map(({ id }: { id: string }) => id)),
    )
    expect(data).toHaveLength(2)
  })
  await context.close()
  rmSync(folder, { recursive: true })
})

/** Another picture than that of one pixel: the same photo is stored once. */
const createPicture = async (page: Page): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas')
      canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    }),
    'base64',
  )
