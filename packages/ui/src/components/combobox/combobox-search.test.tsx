import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { typeQuickly } from '../../testing/type-quickly.ts'
import { Combobox, type ComboboxProps } from './index.ts'

const companies = [
  { value: 'estrela', label: 'Padaria Estrela' },
  { value: 'lucas', label: 'Clínica São Lucas' },
  { value: 'serra', label: 'Alto da Serra' },
]

async function show(props: Partial<ComboboxProps>) {
  const screen = await render(<Combobox label="Empresa" options={companies} {...props} />)
  return {
    screen,
    input: screen.getByRole('combobox', { name: 'Empresa' }),
    option: (name: string) => screen.getByRole('option', { name }),
  }
}

describe('with onSearch', () => {
  test('shows the results of the last text only, even when earlier responses arrive later', async () => {
    const waiting = new Map<string, (options: typeof companies) => void>()
    const signals = new Map<string, AbortSignal>()
    const onSearch = vi.fn((query: string, { signal }: { signal: AbortSignal }) => {
      signals.set(query, signal)
      return new Promise<typeof companies>((resolve) => waiting.set(query, resolve))
    })
    const { screen, input, option } = await show({ options: [], onSearch })
    await input.fill('pa')
    await expect.element(screen.getByRole('status')).toHaveTextContent('Buscando…')
    await expect.poll(() => waiting.has('pa')).toBe(true)
    await input.fill('pad')
    await expect.poll(() => waiting.has('pad')).toBe(true)
    expect(signals.get('pa')?.aborted).toBe(true)
    waiting.get('pad')?.([{ value: 'certa', label: 'Padaria certa' }])
    await expect.element(option('Padaria certa')).toBeVisible()
    waiting.get('pa')?.([{ value: 'errada', label: 'Papelaria errada' }])
    await expect.element(option('Papelaria errada')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.element(input).toHaveValue('Padaria certa')
  })

  test('quick typing sends one request', async () => {
    const onSearch = vi.fn(async () => companies)
    const { input, option } = await show({ options: [], onSearch })
    await input.click()
    await typeQuickly('padaria')
    await expect.element(option('Padaria Estrela')).toBeVisible()
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('padaria', { signal: expect.any(AbortSignal) })
  })

  test('sends no request below the minimum length, and shows how many letters are missing', async () => {
    const onSearch = vi.fn(async () => companies)
    const { screen, input } = await show({ options: [], onSearch, minLength: 3 })
    await input.fill('pa')
    await expect.element(screen.getByRole('status')).toHaveTextContent('Digite ao menos 3 letras')
    expect(onSearch).not.toHaveBeenCalled()
  })

  test('shows a failure, and Enter retries', async () => {
    let failing = true
    const onSearch = vi.fn(async () => {
      if (failing) throw new Error('offline')
      return companies
    })
    const { screen, input, option } = await show({ options: [], onSearch })
    await input.fill('padaria')
    await expect.element(screen.getByRole('status')).toHaveTextContent('Não foi possível buscar.')
    expect(await findViolations()).toEqual([])
    failing = false
    await userEvent.keyboard('{Enter}')
    await expect.element(option('Padaria Estrela')).toBeVisible()
  })

  test('keeps the label of a selected result after the list closes', async () => {
    const { input } = await show({ options: [], onSearch: async () => companies })
    await input.fill('alto')
    await expect.element(input).toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.tab()
    await expect.element(input).toHaveValue('Clínica São Lucas')
  })
})

describe('with onCreate', () => {
  test('creates and selects an option for a new text', async () => {
    const create = vi.fn(async (text: string) => ({ value: 'nova', label: text }))
    const change = vi.fn()
    const { input, option } = await show({ onCreate: create, onValueChange: change })
    await input.fill('alto da serra')
    await expect.element(option('Criar “alto da serra”')).not.toBeInTheDocument()
    await input.fill('Padaria Nova')
    await option('Criar “Padaria Nova”').click()
    await expect.element(input).toHaveValue('Padaria Nova')
    expect(change).toHaveBeenCalledExactlyOnceWith('nova', { value: 'nova', label: 'Padaria Nova' })
  })

  test('keeps the typed text and shows an error when creating fails', async () => {
    const { screen, input, option } = await show({ onCreate: () => Promise.reject(new Error('offline')) })
    await input.fill('Padaria Nova')
    await option('Criar “Padaria Nova”').click()
    await expect.element(screen.getByRole('status')).toHaveTextContent('Não foi possível criar “Padaria Nova”.')
    await expect.element(input).toHaveValue('Padaria Nova')
  })

  test('keeps what the user chooses while the option is created', async () => {
    let finish: (option: { value: string; label: string }) => void = () => {}
    const create = () =>
      new Promise<{ value: string; label: string }>((resolve) => {
        finish = resolve
      })
    const change = vi.fn()
    const { input, option } = await show({ onCreate: create, onValueChange: change })
    await input.fill('Padaria Nova')
    await option('Criar “Padaria Nova”').click()
    await userEvent.keyboard('{Escape}')
    await input.fill('serra')
    await option('Alto da Serra').click()
    finish({ value: 'nova', label: 'Padaria Nova' })
    await new Promise((resolve) => setTimeout(resolve, 50))
    await expect.element(input).toHaveValue('Alto da Serra')
    expect(change).toHaveBeenCalledExactlyOnceWith('serra', companies[2])
  })
})
