import { expectAccessible } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'

const pages = {
  guest: ['/entrar', '/recuperar-senha', '/recuperar-senha?token=x', '/termos-de-uso', '/politica-de-privacidade'],
  admin: [
    '/dashboard',
    '/ordens-de-servico',
    '/ordens-de-servico/criar',
    '/usuarios',
    '/localizacoes',
    '/empresas',
    '/relatorios',
    '/configuracoes',
    '/perfil',
    '/meus-dados',
    '/titulares',
    '/ajuda',
  ],
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 375]) {
    test(`no page has an accessibility violation (${colorScheme}, ${width} px)`, async ({ page }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      const check = async (path: string) => {
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
        await expectAccessible(page, path)
      }
      for (const path of pages.guest) {
        await page.goto(path)
        await check(path)
      }
      await openAs(page, 'admin', '/dashboard')
      for (const path of pages.admin) {
        await page.goto(path)
        await check(path)
      }
      await page.goto('/ordens-de-servico')
      await page.getByRole('main').getByRole('link', { name: /^OS-/ }).first().click()
      await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
      await check('detail')
    })
  }
}
