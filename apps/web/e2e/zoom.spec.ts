import type { Page } from '@playwright/test'
import { createReflowScript, type ReflowScript } from '../../../tooling/accessibility/page-script.ts'
import { defineOnce } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'

const reflowScript = createReflowScript()

/** The main pages with a fixed address. */
const pages = [
  '/dashboard',
  '/ordens-de-servico',
  '/ordens-de-servico/criar',
  // Other tests create users with long addresses while this one runs.
  '/usuarios?search=nogueira',
  '/configuracoes',
  '/localizacoes',
  '/relatorios',
]

/** Fails when the page scrolls horizontally, or when a control or a text is cut off. */
async function expectFitting(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible()
  await expect(page.locator('[data-slot="skeleton"]'), what).toHaveCount(0)
  await defineOnce(page, 'maloteReflow', reflowScript)
  const findViolations = () =>
    page.evaluate(() => {
      const { findOverflows, findCutNames } = (window as unknown as ReflowScript).maloteReflow
      return [...findOverflows(), ...findCutNames()]
    })
  // Charts and tables follow a new width in the next frames.
  await expect.soft.poll(findViolations, { message: what }).toEqual([])
}

/** Zooms the window or the texts. */
const zooms = {
  'in a window of 1280 px at 400 %': async (page: Page) => page.setViewportSize({ width: 320, height: 256 }),
  'with texts of 200 %': async (page: Page) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
  },
}

for (const [name, zoom] of Object.entries(zooms)) {
  test(`the main pages fit ${name}`, async ({ page }) => {
    await openAs(page, 'admin', '/icone.svg')
    for (const path of pages) {
      await page.goto(path)
      await zoom(page)
      await expectFitting(page, path)
    }
    await page.goto('/ordens-de-servico')
    await page.getByRole('main').getByRole('link', { name: /^OS-/ }).first().click()
    await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
    await zoom(page)
    await expectFitting(page, 'an order')
  })

  test(`the sign-in page fits ${name}`, async ({ page }) => {
    await page.goto('/entrar')
    await zoom(page)
    await expectFitting(page, '/entrar')
  })
}
