import { expectAccessibleEverywhere } from './accessibility.ts'
import { expect, test } from './people.ts'

test('signs in to the demonstration with a role, and leads through five pages', async ({ page }) => {
  await page.goto('/entrar')
  const demo = page.getByRole('region', { name: 'Demonstração' })
  await expect(demo.getByRole('button')).toHaveText(['Operador', 'Gestor', 'Administrador'])
  await expectAccessibleEverywhere(page, 'sign-in of the demonstration')

  await demo.getByRole('button', { name: 'Administrador' }).click()
  const tour = page.getByRole('region', { name: 'Conheça o Malote' })
  await expect(tour).toContainText('Passo 1 de 5')
  await expect(page).toHaveURL('/dashboard')
  // Away from the charts, which show a tooltip under the pointer.
  await page.mouse.move(0, 0)
  await expectAccessibleEverywhere(page, 'the tour')
  for (const [index, path] of ['/ordens-de-servico', '/criar', '/relatorios', '/configuracoes'].entries()) {
    await tour.getByRole('button', { name: 'Próximo passo' }).click()
    await expect(page).toHaveURL(new RegExp(path))
    await expect(tour).toContainText(`Passo ${index + 2} de 5`)
  }
  await page.reload()
  await expect(tour).toContainText('Passo 5 de 5')
  await tour.getByRole('button', { name: 'Concluir' }).click()
  await expect(tour).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações' })).toBeVisible()
  await expect(tour).toBeHidden()
})

test('the sign-in form does not move when the buttons of the demonstration appear', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/demo-accounts.json', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/entrar')
  await page.evaluate(() => document.fonts.ready)
  const submit = page.getByRole('button', { name: 'Entrar', exact: true })
  const before = await submit.boundingBox()
  release()
  await expect(page.getByRole('region', { name: 'Demonstração' })).toBeVisible()
  expect(await submit.boundingBox()).toEqual(before)
})

for (const role of ['Operador', 'Gestor']) {
  test(`every page of the tour opens for the role ${role}, and the tour can be dismissed`, async ({ page }) => {
    await page.goto('/entrar')
    await page.getByRole('region', { name: 'Demonstração' }).getByRole('button', { name: role }).click()
    const tour = page.getByRole('region', { name: 'Conheça o Malote' })
    for (let step = 1; step < 5; step++) {
      await expect(tour).toContainText(`Passo ${step} de 5`)
      const before = page.url()
      await tour.getByRole('button', { name: 'Próximo passo' }).click()
      await expect(page).not.toHaveURL(before)
    }
    await tour.getByRole('button', { name: 'Voltar' }).click()
    await tour.getByRole('button', { name: 'Dispensar o passeio' }).click()
    await expect(tour).toBeHidden()
  })
}
