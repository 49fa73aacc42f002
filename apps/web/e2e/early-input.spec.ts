import { holdScripts, openBeforeScripts, signInAsAdmin } from './held-scripts.ts'
import { expect, getAccount, test } from './people.ts'

test('repeats what is typed and pressed before the scripts', async ({ page }) => {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/ordens-de-servico')
  const search = page.getByLabel('Buscar ordens', { exact: true })
  await search.pressSequentially('zzzzqqqq')
  const toggle = page.getByRole('button', { name: 'Fechar Sidebar' })
  await toggle.click()
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu).toBeVisible()
  await expect(toggle).toHaveCSS('opacity', '0.55')
  release()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Abrir Sidebar' })).toHaveCSS('opacity', '1')
  await expect(search).toHaveValue('zzzzqqqq')
  await expect(page).toHaveURL(/search=zzzzqqqq/)
  await expect(page.getByRole('button', { name: 'Limpar filtros' }).first()).toBeVisible()
})

test('keeps the order of keys that move the focus, texts, choices and presses before the scripts', async ({ page }) => {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/ordens-de-servico/criar')
  const notes = page.getByLabel('Observações para o entregador')
  await notes.click()
  await page.keyboard.type('Portão azul, tocar duas vezes')
  const urgent = page.getByRole('radio', { name: 'Urgente' })
  await urgent.click()
  const street = page.getByLabel('Logradouro').first()
  await street.click()
  await page.keyboard.insertText('Praça da Sé, atrás do coração')
  await page.keyboard.press('Tab')
  const company = page.getByRole('main').getByRole('combobox', { name: 'Empresa' })
  await company.click()
  release()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(notes).toHaveValue('Portão azul, tocar duas vezes')
  await expect(street).toHaveValue('Praça da Sé, atrás do coração')
  await expect(urgent).toBeChecked()
  // The application has them, not only the document: a rendering of the form does not remove them.
  await page.getByRole('radio', { name: 'Normal' }).click()
  await expect(notes).toHaveValue('Portão azul, tocar duas vezes')
  await expect(street).toHaveValue('Praça da Sé, atrás do coração')
})

test('selects a range, and all rows but one, before the scripts', async ({ page }) => {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/ordens-de-servico')
  const rows = page.getByRole('checkbox', { name: /^Selecionar OS-/ })
  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas desta página' }).click()
  await expect(page.locator('[data-pressed]')).toHaveCount(1)
  await rows.nth(1).click()
  await rows.nth(4).click({ modifiers: ['Shift'] })
  release()
  const total = await rows.count()
  for (const index of [1, 2, 3, 4]) await expect(rows.nth(index)).not.toBeChecked()
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /^Selecionar OS-/, checked: true })).toHaveCount(total - 4)
})

test('chooses an option with the keys that are pressed before the scripts', async ({ page }) => {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/ordens-de-servico')
  const company = page.getByRole('combobox', { name: 'Empresa' })
  await company.focus()
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  release()
  await expect(company).not.toHaveText('Todas as Empresas')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(company).toBeFocused()
})

test('selects with letters in the list that had the focus, and types the rest where the focus went, before the scripts', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/ordens-de-servico/criar')
  const state = page.getByRole('combobox', { name: 'UF' }).first()
  const landmark = page.getByLabel('Ponto de referência').first()
  await state.focus()
  await page.keyboard.type('SP')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Portão 3')
  release()
  await expect(state).toHaveText('SP')
  await expect(landmark).toHaveValue('Portão 3')
  await expect(landmark).toBeFocused()
})

test('keeps the position to which the page is scrolled before the scripts', async ({ page }) => {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/ordens-de-servico')
  await expect(page.getByRole('table')).toBeVisible()
  const readPosition = () => page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 300))
  expect(await readPosition()).toBe(300)
  release()
  await expect(page.locator('html')).not.toHaveAttribute('data-session', /./)
  // After the effects of the first render.
  await page.getByRole('button', { name: 'Fechar Sidebar' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden()
  expect(await readPosition()).toBe(300)
})

test('keeps the radio button that is chosen with an arrow key before the scripts', async ({ page }) => {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/dashboard')
  await page.getByRole('radio', { name: '30 dias' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  release()
  await expect(page.getByRole('radio', { name: '7 dias', exact: true })).toBeChecked()
  await expect(page).toHaveURL(/days=7/)
})

test('carries out shortcuts and what is typed after them before the scripts', async ({ page }) => {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/ordens-de-servico')
  await expect(page.getByRole('table')).toBeVisible()
  await page.keyboard.type('/zzzzqqqq')
  release()
  const search = page.getByLabel('Buscar ordens', { exact: true })
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('zzzzqqqq')
  await expect(page).toHaveURL(/search=zzzzqqqq/)
})

test('carries out a shortcut that is pressed between the hydration of the root and that of the frame', async ({
  page,
}) => {
  await signInAsAdmin(page)
  let announce = () => {}
  const rootIsHydrated = new Promise<void>((resolve) => {
    announce = resolve
  })
  await page.exposeFunction('announceRoot', announce)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/ordens-de-servico')
  await expect(page.getByRole('table')).toBeVisible()
  await page.evaluate(() => {
    const { announceRoot } = window as unknown as { announceRoot: () => void }
    new MutationObserver(() => {
      if (document.documentElement.dataset.session) return
      announceRoot()
      // The key arrives while the browser is busy, so it is the next event, before React continues.
      for (const end = performance.now() + 1_000; performance.now() < end; );
    }).observe(document.documentElement, { attributeFilter: ['data-session'] })
  })
  release()
  await rootIsHydrated
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitar entrega' })).toBeVisible()
})

test('signs in with what is typed and sent before the scripts', async ({ page }) => {
  const { email, password } = getAccount('admin')
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/entrar?redirect=%2Fempresas')
  await page.getByLabel('E-mail').pressSequentially(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL('/empresas')
})

test('keeps the file that is chosen before the scripts', async ({ page }) => {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/localizacoes?importar=true')
  const file = { name: 'locais.csv', mimeType: 'text/csv', buffer: Buffer.from('Nome;CEP\r\nDoca A;01310-100') }
  await page.getByLabel('Planilha', { exact: true }).setInputFiles(file)
  release()
  await expect(page.getByText('locais.csv')).toBeVisible()
  // The application has it too, which a rendering of the form shows.
  await page.getByRole('button', { name: 'Remover locais.csv' }).click()
  await expect(page.getByText('locais.csv')).toBeHidden()
})

test('adds the file that is chosen before the scripts once to a field of several files', async ({ page }) => {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/ordens-de-servico/importar')
  const file = { name: 'pedidos.csv', mimeType: 'text/csv', buffer: Buffer.from('Entrega: CEP\r\n01310-100') }
  await page.getByLabel('Planilha', { exact: true }).setInputFiles(file)
  release()
  await expect(page.getByRole('button', { name: 'Remover pedidos.csv' }).first()).toBeVisible()
  // After all events of the selection are repeated.
  await page.waitForFunction(() => {
    const { maloteInput } = window as unknown as { maloteInput: { actions: unknown[] } }
    return maloteInput.actions.length === 0
  })
  await expect(page.getByRole('button', { name: 'Remover pedidos.csv' })).toHaveCount(1)
})

test('keeps the file that is chosen in a part of the page whose code arrives after the application', async ({
  page,
}) => {
  await signInAsAdmin(page)
  const releaseAll = await holdScripts(page)
  const releasePart = await holdScripts(page, 'import-page-*')
  await openBeforeScripts(page, '/localizacoes?importar=true')
  await expect(page.getByLabel('Planilha', { exact: true })).toBeVisible()
  const isChosen = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // The next event after the hydration of the root, before React continues.
        new MutationObserver((_, observer) => {
          if (document.documentElement.dataset.session) return
          observer.disconnect()
          const field = document.querySelector<HTMLInputElement>('input[type=file]')
          const files = new DataTransfer()
          files.items.add(new File(['Nome;CEP\r\nDoca A;01310-100'], 'locais.csv', { type: 'text/csv' }))
          if (field) field.files = files.files
          for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }))
          resolve()
        }).observe(document.documentElement, { attributeFilter: ['data-session'] })
      }),
  )
  releaseAll()
  await isChosen
  releasePart()
  await page.getByRole('button', { name: 'Remover locais.csv' }).click()
  await expect(page.getByText('locais.csv')).toBeHidden()
})

test('does not choose a file again that the application has already received', async ({ page }) => {
  await signInAsAdmin(page)
  // The recording ends when the browser is idle, which this test decides.
  await page.addInitScript(() => {
    const callbacks: IdleRequestCallback[] = []
    const deadline = { didTimeout: false, timeRemaining: () => 50 }
    window.requestIdleCallback = (callback) => callbacks.push(callback)
    const becomeIdle = () => {
      for (const callback of callbacks.splice(0)) callback(deadline)
    }
    Object.assign(window, { becomeIdle })
  })
  await page.goto('/localizacoes?importar=true')
  const isHydrated = () =>
    Object.keys(document.querySelector('input[type=file]') ?? {}).some((key) => key.startsWith('__reactProps'))
  await page.waitForFunction(isHydrated)
  const file = { name: 'locais.csv', mimeType: 'text/csv', buffer: Buffer.from('Nome;CEP\r\nDoca A;01310-100') }
  await page.getByLabel('Planilha', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Remover locais.csv' }).click()
  await expect(page.getByText('locais.csv')).toBeHidden()
  await page.evaluate(async () => {
    const { becomeIdle } = window as unknown as { becomeIdle: () => void }
    // Each pass gives the replay the time for one action.
    for (let pass = 0; pass < 5; pass++) {
      becomeIdle()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await expect(page.getByText('locais.csv')).toBeHidden()
})

test('keeps a text that an input method composes while the application starts', async ({ page }) => {
  await signInAsAdmin(page)
  const release = await holdScripts(page)
  await openBeforeScripts(page, '/ordens-de-servico/criar')
  const notes = page.getByLabel('Observações para o entregador')
  await notes.click()
  await page.keyboard.type('Portão ')
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'a', selectionStart: 1, selectionEnd: 1 })
  await session.send('Input.imeSetComposition', { text: 'azu', selectionStart: 3, selectionEnd: 3 })
  release()
  // The application waits for the end of the composition, which a changed value would break off.
  await expect(page.locator('html')).not.toHaveAttribute('data-session', /./)
  await expect(notes).toHaveValue('Portão azu')
  await session.send('Input.imeSetComposition', { text: 'azul', selectionStart: 4, selectionEnd: 4 })
  await session.send('Input.insertText', { text: 'azul' })
  await expect(notes).toHaveValue('Portão azul')
  await page.getByRole('radio', { name: 'Urgente' }).click()
  await expect(page.getByRole('radio', { name: 'Urgente' })).toBeChecked()
  await expect(notes).toHaveValue('Portão azul')
})
