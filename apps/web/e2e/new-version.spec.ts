import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { createTemporaryFolder } from '../../../tooling/run/temporary-folder.ts'
import { type RunningApi, startOwnApi } from './api-process.ts'
import { connectionErrors, expect, openOwnAs, test } from './people.ts'

// In one worker: the tests stop the server and replace its build.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })

const webDist = join(createTemporaryFolder(), 'dist')
const serviceWorkerFile = join(webDist, 'sw.js')
let api: RunningApi
test.beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, '../dist'), webDist, { recursive: true })
  api = await startOwnApi('new-version', { WEB_DIST: webDist })
})
test.afterAll(async () => {
  await api.dispose()
  rmSync(webDist, { recursive: true })
})

const rows = (page: Page) => page.locator('tbody th a')

/** Opens the list, and waits until its service worker is active. */
async function openList(page: Page): Promise<void> {
  await openOwnAs(page, api, 'operator', '/ordens-de-servico')
  await expect(rows(page).first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
}

/** Deploys another version of the service worker. */
async function deploy(serviceWorker: string): Promise<void> {
  await api.stop()
  writeFileSync(serviceWorkerFile, serviceWorker)
  await api.restart()
}

test('offers a new version, and reloads only when the user accepts it', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(connectionErrors)
  await openList(page)
  const other = await context.newPage()
  await other.goto(`${api.url}/ordens-de-servico/criar`)
  const prompt = page.getByText(/^Há uma versão nova do Malote\./)
  await expect(prompt).toHaveCount(0)

  await deploy(`${readFileSync(serviceWorkerFile, 'utf8')}\n// Another version.`)
  await page.goto(`${api.url}/ordens-de-servico`)
  await expect(prompt).toBeVisible()
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  await other.getByLabel('Observações para o entregador').fill('Portão azul')
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await page.waitForFunction(() => !('notReloaded' in window))
  await expect(rows(page).first()).toBeVisible()
  await expect(prompt).toHaveCount(0)
  await expect(other.getByLabel('Observações para o entregador')).toHaveValue('Portão azul')
})

test('starts a new version although the old one has a request that does not end', async ({ page, expectedErrors }) => {
  expectedErrors.push(connectionErrors)
  const deployed = readFileSync(serviceWorkerFile, 'utf8')
  const hold = `self.addEventListener('message', (event) => event.data === 'hold' && event.waitUntil(new Promise(() => {})))`
  await deploy(`${deployed}\n${hold}`)
  await openList(page)
  await page.goto(`${api.url}/ordens-de-servico`)
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('hold'))

  await deploy(deployed)
  await page.goto(`${api.url}/ordens-de-servico`)
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page.getByText(/^Há uma versão nova do Malote\./)).toHaveCount(0)
  await expect(rows(page).first()).toBeVisible()
})

test('loads the deployed version when a file of the old one no longer exists', async ({ page, expectedErrors }) => {
  expectedErrors.push(connectionErrors)
  await openList(page)
  const controlled = await page.goto(`${api.url}/ordens-de-servico`)
  expect(controlled?.fromServiceWorker()).toBe(true)
  // The chunk of a page that the service worker does not store.
  let failures = 0
  await page.route('**/assets/perfil-*.js', async (route) => {
    failures += 1
    await (failures === 1 ? route.fulfill({ status: 404 }) : route.continue())
  })
  const loaded = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Perfil' }).click()
  expect((await loaded).fromServiceWorker()).toBe(false)
  await expect(page.getByRole('heading', { name: 'Perfil', level: 1 })).toBeVisible()
})
