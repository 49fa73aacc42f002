import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '../../testing/axe.ts'
import { rootContract } from '../../testing/root-contract.tsx'
import { typeQuickly } from '../../testing/type-quickly.ts'
import { Field } from '../field/field.tsx'
import { Select, type SelectProps } from './select.tsx'

const companies = [
  { value: '', label: 'Todas as Empresas' },
  { value: 'estrela', label: 'Padaria Estrela' },
  { value: 'lucas', label: 'Clínica São Lucas' },
  { value: 'visao', label: 'Óptica Visão', disabled: true },
  { value: 'serra', label: 'Alto da Serra' },
]

const thousand = Array.from({ length: 1000 }, (_, index) => ({ value: `e${index}`, label: `Empresa ${index}` }))

const show = (props: Partial<SelectProps> = {}) =>
  render(<Select label="Empresa" placeholder="Selecione uma empresa" options={companies} {...props} />)

rootContract({ slot: 'field', control: 'select' }, (props) => <Select {...props} label="Empresa" options={companies} />)

test('is named by its label and shows the placeholder, then the selected option', async () => {
  const change = vi.fn()
  const screen = await show({ onValueChange: change })
  const select = screen.getByRole('combobox', { name: 'Empresa' })
  await expect.element(select).toHaveTextContent('Selecione uma empresa')
  await select.click()
  await screen.getByRole('option', { name: 'Clínica São Lucas' }).click()
  await expect.element(select).toHaveTextContent('Clínica São Lucas')
  await expect.element(select).toHaveFocus()
  expect(change).toHaveBeenCalledExactlyOnceWith('lucas')
})

test('the empty string is a valid value', async () => {
  const change = vi.fn()
  const screen = await show({ value: 'lucas', onValueChange: change })
  await screen.getByRole('combobox').click()
  await screen.getByRole('option', { name: 'Todas as Empresas' }).click()
  expect(change).toHaveBeenCalledExactlyOnceWith('')
  await screen.rerender(<Select label="Empresa" options={companies} value="" />)
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Todas as Empresas')
})

test('null selects none: a controlled one becomes empty', async () => {
  const screen = await show({ value: 'lucas', defaultValue: 'lucas' })
  await screen.rerender(<Select label="Empresa" placeholder="Selecione uma empresa" options={companies} value={null} />)
  await expect.element(screen.getByRole('combobox')).toHaveTextContent('Selecione uma empresa')
})

test('submits its value with a form', async () => {
  const screen = await render(
    <form data-testid="form">
      <Select label="Empresa" name="companyId" options={companies} defaultValue="lucas" />
    </form>,
  )
  const sent = () => new FormData(screen.getByTestId('form').element() as HTMLFormElement).get('companyId')
  expect(sent()).toBe('lucas')
  await screen.getByRole('combobox').click()
  await screen.getByRole('option', { name: 'Padaria Estrela' }).click()
  await expect.poll(sent).toBe('estrela')
})

test('shows a text for an empty list', async () => {
  const screen = await show({ options: [], emptyText: 'Nenhuma empresa disponível' })
  await screen.getByRole('combobox').click()
  await expect.element(screen.getByRole('option', { name: 'Nenhuma empresa disponível' })).toBeVisible()
  expect(await findViolations()).toEqual([])
})

test("inside a Field it uses the field's label and error", async () => {
  const screen = await render(
    <Field label="Empresa" error="Escolha quem paga.">
      <Select options={companies} />
    </Field>,
  )
  const select = screen.getByRole('combobox', { name: 'Empresa' })
  await expect.element(select).toHaveAccessibleDescription('Escolha quem paga.')
  await expect.element(select).toHaveAttribute('aria-invalid', 'true')
})

test('throws in development without a name', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Select options={companies} />)).rejects.toThrow('<Select> has no accessible name')
  consoleError.mockRestore()
})

test('the open list has a name, the selected option has the focus, and axe finds no violations', async () => {
  const screen = await show({ defaultValue: 'lucas' })
  const select = screen.getByRole('combobox')
  await select.click()
  const list = screen.getByRole('listbox', { name: 'Empresa' })
  await expect.element(list).toBeVisible()
  await expect.element(screen.getByRole('option', { selected: true })).toHaveFocus()
  expect(select.element().getAttribute('aria-controls')).toBe(list.element().id)
  expect(await findViolations()).toEqual([])
})

describe('by keyboard', () => {
  test('arrow keys skip disabled options, Enter selects, Esc closes', async () => {
    const change = vi.fn()
    const screen = await show({ defaultValue: 'lucas', onValueChange: change })
    const select = screen.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('option', { name: 'Clínica São Lucas' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('option', { name: 'Alto da Serra' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(change).toHaveBeenCalledExactlyOnceWith('serra')
    await expect.element(select).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(select).toHaveFocus()
  })

  test('typing finds options in the open list, also with spaces', async () => {
    const screen = await show()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('listbox')).toBeVisible()
    await typeQuickly('clinica s')
    await expect.element(screen.getByRole('option', { name: 'Clínica São Lucas' })).toHaveFocus()
  })

  test('letters typed while the list opens belong to the same text', async () => {
    const states = ['Pará', 'Santa Catarina', 'Sergipe'].map((label) => ({ value: label, label }))
    const screen = await render(<Select label="UF" options={states} />)
    const select = screen.getByRole('combobox')
    select.element().focus()
    await userEvent.keyboard('s')
    await expect.element(select).toHaveTextContent('Santa Catarina')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('e')
    await expect.element(screen.getByRole('option', { name: 'Sergipe' })).toHaveFocus()
  })

  test('typing selects while the list is closed', async () => {
    const change = vi.fn()
    const screen = await show({ onValueChange: change })
    await userEvent.tab()
    await typeQuickly('pad')
    await expect.element(screen.getByRole('combobox')).toHaveTextContent('Padaria Estrela')
    expect(change).toHaveBeenLastCalledWith('estrela')
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  })
})

describe('with a thousand options', () => {
  test('mounts only the visible options, each with its position', async () => {
    const screen = await show({ options: thousand, defaultValue: 'e500' })
    await screen.getByRole('combobox').click()
    const chosen = screen.getByRole('option', { name: 'Empresa 500', exact: true })
    await expect.element(chosen).toHaveFocus()
    await expect.element(chosen).toBeInViewport()
    await expect.element(chosen).toHaveAttribute('aria-posinset', '501')
    await expect.element(chosen).toHaveAttribute('aria-setsize', '1000')
    expect(screen.getByRole('option').elements().length).toBeLessThan(25)
  })

  test('End, Home and typing reach options that are not mounted', async () => {
    const screen = await show({ options: thousand })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('listbox')).toBeVisible()
    await expect.element(screen.getByRole('option', { name: 'Empresa 0', exact: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(screen.getByRole('option', { name: 'Empresa 999' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(screen.getByRole('option', { name: 'Empresa 0', exact: true })).toHaveFocus()
    await typeQuickly('empresa 777')
    await expect.element(screen.getByRole('option', { name: 'Empresa 777' })).toHaveFocus()
    await expect.element(screen.getByRole('option', { name: 'Empresa 777' })).toBeInViewport()
  })

  test('after scrolling with the wheel the arrow keys continue from the focused option', async () => {
    const screen = await show({ options: thousand })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('option', { name: 'Empresa 0', exact: true })).toHaveFocus()
    const viewport = screen.getByRole('listbox').element().firstElementChild as HTMLElement
    viewport.scrollTop = 9000
    await expect.element(screen.getByRole('option', { name: 'Empresa 252' })).toBeInViewport()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('option', { name: 'Empresa 1', exact: true })).toHaveFocus()
  })
})

test('submits no value that none of its options has', async () => {
  const options = [{ value: 'a', label: 'Ana' }]
  const { container } = await render(
    <form>
      <Select label="Empresa" name="company" options={options} value="gone" />
    </form>,
  )
  expect(new FormData(container.querySelector('form') as HTMLFormElement).get('company')).toBe('')
})

test('rows grow with the text size of the page, and a label that is cut off has a title', async () => {
  document.documentElement.style.fontSize = '32px'
  const name = 'Padaria e Confeitaria Nossa Senhora da Conceição Aparecida Ltda. Filial'
  const options = ['Vila Mariana', 'Vila Madalena'].map((label) => ({ value: label, label: `${name} ${label}` }))
  const screen = await render(
    <div style={{ width: 360 }}>
      <Select label="Empresa" options={[...options, { value: 'c', label: 'Curta' }]} />
    </div>,
  )
  await screen.getByRole('combobox').click()
  const rows = screen.getByRole('option')
  await expect.element(rows.first()).toBeVisible()
  const row = rows.first().element()
  expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(Number.parseFloat(getComputedStyle(row).lineHeight))
  for (const index of [0, 1, 2]) await rows.nth(index).hover()
  const titles = rows.elements().map((option) => option.querySelector('span')?.title)
  expect(titles).toEqual([options[0]?.label, options[1]?.label, ''])
})
