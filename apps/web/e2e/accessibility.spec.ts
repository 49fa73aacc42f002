import type { Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'

const pages = {
  guest: ['/entrar', '/recuperar-senha', '/recuperar-senha?token=x', '/termos-de-uso', '/politica-de-privacidade'],
  work: [
    '/dashboard',
    '/ordens-de-servico',
    '/ordens-de-servico/criar',
    '/relatorios',
    '/perfil',
    '/ajuda',
    '/ocorrencias',
  ],
  management: ['/usuarios', '/localizacoes', '/empresas', '/configuracoes', '/meus-dados', '/titulares'],
}

const check = async (page: Page, path: string) => {
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  await expectAccessibleEverywhere(page, path)
}

test('no page of a guest has an accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of pages.guest) {
    await page.goto(path)
    await check(page, path)
  }
})

for (const [index, paths] of [pages.work, pages.management].entries()) {
  test(`no page of an admin has an accessibility violation (${index + 1} of 2)`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs(page, 'admin', '/icone.svg')
    for (const path of paths) {
      await page.goto(path)
      await check(page, path)
    }
  })
}

test('the page of an order has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs(page, 'admin', '/ordens-de-servico')
  await page.getByRole('main').getByRole('link', { name: /^OS-/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  await check(page, 'detail')
})
